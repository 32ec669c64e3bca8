"""Fantastyczne światy (Fantasy Realms): the cards, the scoring that explains itself, the best choices."""

from pentakl.games.realms.best import Best, best_choices
from pentakl.games.realms.ranking import percentile
from pentakl.games.realms.scoring import Score, score

__all__ = ["Best", "Score", "best_choices", "percentile", "score"]
