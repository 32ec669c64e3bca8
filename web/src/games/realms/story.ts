// The finished game in a few lines: every hand, the best first, card by card. Pure.
import { number } from '$lib/i18n/numbers';
import type { LogPart, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Teller } from '$lib/table/game';
import { tableOf } from './view';

export function story(log: readonly LogPart[], view: View, tell: Teller): string[] {
  const { players, variant } = tableOf(view);
  const lines: string[] = [];
  const happened = happeningsIn(log);
  const rounds = Math.max(0, ...happened.map(({ chapter }) => chapter.round));
  if (variant !== 'chaos' && rounds) lines.push(tell.say('realms-story-rounds', { rounds }));
  if (variant === 'chaos')
    lines.push(
      tell.say('realms-story-trades', {
        count: happened.filter(({ event }) => event.kind === 'gave').length / 2,
      }),
    );
  const order = [...players.keys()].sort(
    (one, other) =>
      (players[other]?.score?.total ?? 0) - (players[one]?.score?.total ?? 0) ||
      (players[one]?.score?.printed_strength ?? 0) - (players[other]?.score?.printed_strength ?? 0),
  );
  for (const seat of order) {
    const score = players[seat]?.score;
    if (!score) continue;
    lines.push(
      tell.say('realms-story-hand', {
        name: tell.name(seat),
        total: number(score.total),
        strength: score.printed_strength,
        cards: score.cards
          .toSorted((one, other) => other.total - one.total)
          .map((one) => `${tell.card(one.card)} ${number(one.total)}`)
          .join(', '),
      }),
    );
  }
  return lines;
}
