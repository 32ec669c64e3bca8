// A reincarnation, told step by step from the events that have been shown so far. Pure.
import type { GameEvent } from '$lib/net/protocol';
import type { Line } from '$lib/table/game';
import type { Rung } from './facts';

export interface Rebirth {
  readonly seat: number;
  readonly steps: readonly Line[];
}

/** The events say everything but the price of the climb. */
export function rebirthIn(
  ladder: readonly Rung[],
  scene: readonly GameEvent[],
  needed: (seat: number) => number,
  say: (key: string) => string,
): Rebirth | undefined {
  const start = scene.findLastIndex((event) => event.kind === 'reincarnates');
  const first = scene[start];
  if (!first) return undefined;
  const { seat } = first;
  const events = scene.slice(start);
  const climbed = events.find((event) => event.kind === 'climbed');
  // Once climbed, the player's next climb has another price than the one just paid.
  const price = climbed ? (ladder[(climbed.number ?? 1) - 1]?.needed ?? 0) : needed(seat);
  const count = (kind: string): number => events.filter((event) => event.kind === kind).length;
  const steps: Line[] = [
    {
      key: 'karmaka-rebirth-points',
      args: {
        number: first.number ?? 0,
        needed: price,
        word: first.word === undefined ? '' : say(`word-${first.word}`),
      },
    },
  ];
  for (const event of events) {
    const number = event.number ?? 0;
    if (event.kind === 'spent-rings') steps.push({ key: 'karmaka-rebirth-rings', args: { number } });
    if (event.kind === 'climbed')
      steps.push({
        key: 'karmaka-rebirth-climbed',
        args: { rung: say(`rung-${ladder[number]?.rung ?? ''}`).replaceAll('\u00ad', '') },
      });
    if (event.kind === 'took-ring') steps.push({ key: 'karmaka-rebirth-ring', args: { number } });
  }
  for (const [kind, key] of [
    ['ruined', 'karmaka-rebirth-deeds'],
    ['woke', 'karmaka-rebirth-woke'],
    ['dealt', 'karmaka-rebirth-dealt'],
  ] as const)
    if (count(kind)) steps.push({ key, args: { count: count(kind) } });
  return { seat, steps };
}
