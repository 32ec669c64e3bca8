// The finished game in a few lines: who climbed when, what hurt most, who took what was offered. Derived from the log. Pure.
import type { LogPart, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Teller } from '$lib/table/game';
import { best, pointsOfCard, type Facts } from './facts';
import { tableOf } from './view';

interface Loss {
  readonly card: string;
  readonly seat: number;
  readonly round: number;
  readonly points: number;
}

/** A loss of one point is not worth telling. */
const WORTH_TELLING = 1;

/** The seat with the most, if only one has it. */
function most(counts: readonly number[]): { seat: number; count: number } | undefined {
  const count = Math.max(0, ...counts);
  const seat = counts.indexOf(count);
  return count > 0 && counts.lastIndexOf(count) === seat ? { seat, count } : undefined;
}

export function story(facts: Facts, log: readonly LogPart[], view: View, tell: Teller): string[] {
  const seats = view.seats;
  const climbs: string[][] = Array.from({ length: seats }, () => []);
  const rings = Array<number>(seats).fill(0);
  const accepted = Array<number>(seats).fill(0);
  let reborn = -1;
  let loss: Loss | undefined;
  let rounds = 1;
  for (const { event, seq, chapter } of happeningsIn(log)) {
    const { kind, seat, number = 0, cards, from } = event;
    const { round } = chapter;
    rounds = Math.max(rounds, round);
    const rung = facts.ladder[number]?.rung ?? '';
    if (kind === 'reincarnates') reborn = seq;
    else if (kind === 'climbed')
      climbs[seat]?.push(tell.say('karmaka-story-step', { rung: tell.say(`rung-${rung}`), round }));
    else if (kind === 'took-ring') rings[seat] = (rings[seat] ?? 0) + 1;
    else if (kind === 'accepted') accepted[seat] = (accepted[seat] ?? 0) + 1;
    else if (from?.zone === 'deeds' && (kind === 'ruined' || kind === 'took') && seq !== reborn)
      for (const card of cards ?? []) {
        const points = card ? best(pointsOfCard(facts, card.card)) : 0;
        if (card && points > (loss?.points ?? WORTH_TELLING))
          loss = { card: card.card, seat: from.seat ?? seat, round, points };
      }
  }
  const lines = [tell.say('karmaka-story-length', { rounds })];
  const standing = (seat: number): number =>
    facts.ladder.findIndex(({ rung }) => rung === tableOf(view).players[seat]?.rung);
  const order = [...climbs.keys()].sort((one, other) => standing(other) - standing(one));
  for (const seat of order) {
    const path = climbs[seat] ?? [];
    lines.push(
      path.length
        ? tell.say('karmaka-story-climbs', { name: tell.name(seat), path: path.join(' → ') })
        : tell.say('karmaka-story-stays', { name: tell.name(seat) }),
    );
  }
  if (loss)
    lines.push(
      tell.say('karmaka-story-loss', {
        name: tell.name(loss.seat),
        card: tell.card(loss.card),
        round: loss.round,
      }),
    );
  const generous = most(accepted);
  if (generous)
    lines.push(tell.say('karmaka-story-accepted', { name: tell.name(generous.seat), count: generous.count }));
  const patient = most(rings);
  if (patient)
    lines.push(tell.say('karmaka-story-rings', { name: tell.name(patient.seat), count: patient.count }));
  return lines;
}
