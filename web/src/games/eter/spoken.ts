// The spoken description of a cell: its row and column, what lies there, whose it is, how high, and what it means now.
import { t } from '$lib/i18n/texts.svelte';
import { columnOf, rowOf } from '$lib/grid';
import type { Desk } from '$lib/table/desk.svelte';
import type { Sight } from './parts/Cell.svelte';
import { topOf, type FieldCard } from './view';

function sayCard(desk: Desk, { card, seat, down, marker, strength }: FieldCard): string {
  const owner = seat === desk.seat ? t('eter-say-yours') : (desk.names[seat] ?? '');
  if (down || card === undefined) {
    const hidden =
      card === undefined
        ? t('eter-say-illusion')
        : t('eter-say-own-illusion', { card: desk.words.card(card) });
    return `${hidden}, ${owner}`;
  }
  const parts = [desk.words.card(card), owner];
  if (marker) parts.push(t('eter-say-marker', { strength: strength ?? 0 }));
  return parts.join(', ');
}

const EFFECTS = { R: 'eter-effect-back', X: 'eter-effect-out', O: 'eter-effect-hole' } as const;

export function sayCell(desk: Desk, place: number, sight: Sight): string {
  const { stack, effect } = sight;
  const top = topOf(stack);
  const parts = [t('eter-say-cell', { row: rowOf(place), column: columnOf(place) })];
  if (top) parts.push(sayCard(desk, top));
  else if (sight.hole) parts.push(desk.words.say('word-hole'));
  else if (sight.open) parts.push(t('eter-say-open'));
  else parts.push(t('eter-say-empty'));
  if (stack && stack.cards.length > 1) {
    const beneath = stack.cards
      .slice(0, -1)
      .toReversed()
      .map((card) => sayCard(desk, card));
    parts.push(t('eter-say-stack', { count: stack.cards.length, beneath: beneath.join('; ') }));
  }
  if (sight.border) parts.push(desk.words.say('word-border'));
  if (sight.wall) parts.push(desk.words.card('XVII'));
  else if (sight.shut) parts.push(t('eter-say-shut'));
  if (sight.last) parts.push(t('eter-say-last'));
  if (sight.won) parts.push(t('eter-say-won'));
  if (sight.points !== undefined) parts.push(t('eter-say-points', { points: sight.points }));
  if (effect && effect !== '.') parts.push(t(EFFECTS[effect]));
  return parts.join(', ');
}
