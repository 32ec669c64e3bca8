// How an explosion card lies while it is being laid: turned by what I consider, on the square that I consider. Pure.
import type { Act, View } from '$lib/net/protocol';
import type { Effect, Facts } from './facts';
import { cornersOf, effectsOn, takenBy, turnedRows } from './ground';
import { tableOf } from './view';

const QUARTER = 90;

/** The question that is open about an explosion card, whoever is asked. */
const promptOf = (view: View): string | undefined =>
  view.asked.find((one) => ['rotate', 'window', 'spare'].includes(one.prompt))?.prompt;

/** By how many quarters the card lies turned; as it is printed while nobody lays it. */
export function quartersOf(view: View, considered: Act | undefined): number {
  if (considered?.word === 'rotate') return (considered.number ?? 0) / QUARTER;
  const prompt = promptOf(view);
  return prompt && prompt !== 'rotate' ? (tableOf(view).using?.parts[0] ?? 0) : 0;
}

/** What the card does to each cell, once its place is decided. */
export function effectsOf(
  facts: Facts,
  view: View,
  considered: Act | undefined,
): ReadonlyMap<number, Effect> | undefined {
  const table = tableOf(view);
  const prompt = promptOf(view);
  if (!prompt || !table.explosion) return undefined;
  const rows = facts.explosions[table.explosion.card]?.rows[String(table.size)];
  const corners = cornersOf(takenBy({ ...table, wall: null }), table.size);
  const corner =
    prompt === 'spare'
      ? table.using?.parts[1]
      : considered?.word === 'window'
        ? considered.place
        : corners.length === 1
          ? corners[0]
          : undefined;
  if (!rows || corner === undefined) return undefined;
  return effectsOn(turnedRows(rows, quartersOf(view, considered)), corner);
}
