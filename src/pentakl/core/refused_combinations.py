"""Which combinations of options a game refuses, given as the smallest sets of choices that never fit together."""

from __future__ import annotations

from itertools import combinations, product


def refused_sets(choices: dict[str, list[str]], fitting: list[dict[str, str]]) -> list[dict[str, str]]:
    """The smallest sets of choices that occur in no fitting combination. A combination fits if it contains none.

    `choices` maps each name to its possible values; a fitting combination has a value for every name.

    >>> refused_sets({"fire": ["no", "yes"], "time": ["day", "night"]}, [
    ...     {"fire": "no", "time": "day"}, {"fire": "no", "time": "night"}, {"fire": "yes", "time": "night"},
    ... ])
    [{'fire': 'yes', 'time': 'day'}]
    """
    possible: set[frozenset[tuple[str, str]]] = {frozenset()}
    for one in fitting:
        for size in range(1, len(choices) + 1):
            for chosen in combinations([(name, one[name]) for name in choices], size):
                possible.add(frozenset(chosen))
    refused: list[dict[str, str]] = []
    for size in range(1, len(choices) + 1):
        for names in combinations(list(choices), size):
            for values in product(*[choices[name] for name in names]):
                together = list(zip(names, values))
                if frozenset(together) in possible:
                    continue
                smaller = [frozenset(together[:i] + together[i + 1 :]) for i in range(size)]
                if possible.issuperset(smaller):
                    refused.append(dict(together))
    return refused
