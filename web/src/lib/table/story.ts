// The finished game in a few lines: the game's own, then the largest change of the standing, which the server has found.
import { number } from '../i18n/numbers';
import type { Desk } from './desk.svelte';

export function storyOf(desk: Desk): readonly string[] {
  const told = desk.play.story?.(desk.store.log, desk.view, {
    say: (key, args) => desk.words.say(key, args),
    name: (seat) => desk.nameOf(seat),
    card: (card) => desk.words.card(card),
  });
  const swing = swingLine(desk);
  return [...(told ?? []), ...(swing === undefined ? [] : [swing])];
}

/** `before` and `after` are what the seat had that is named, `was` and `is` what both had, mine first. */
function swingLine(desk: Desk): string | undefined {
  const { swing } = desk.sitting;
  const key = desk.play.swing;
  if (!swing || !key) return undefined;
  const { game, round, seat, card, before, after } = swing;
  const first = desk.seat ?? 0;
  const both = (standing: readonly number[]): string =>
    `${number(standing[first] ?? 0)} : ${number(standing[1 - first] ?? 0)}`;
  return desk.words.say(key, {
    game,
    round,
    name: desk.nameOf(seat),
    card: card === null ? '' : desk.words.card(card),
    before: number(before[seat] ?? 0),
    after: number(after[seat] ?? 0),
    was: both(before),
    is: both(after),
  });
}
