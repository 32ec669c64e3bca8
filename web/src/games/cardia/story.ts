// The finished match in a few lines: every game with its score, how many rounds it took, what turned most often. Pure.
import type { LogPart, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Teller } from '$lib/table/game';

interface Told {
  rounds: number;
  turned: number;
}

/** Rounds and changes of past encounters, for each game of the match. */
function gamesIn(log: readonly LogPart[]): Told[] {
  const games: Told[] = [];
  let current = 0;
  for (const { event, chapter } of happeningsIn(log)) {
    const { kind, number = 0 } = event;
    const game = (games[chapter.game] ??= { rounds: 0, turned: 0 });
    game.rounds = Math.max(game.rounds, chapter.round);
    if (kind === 'next-game') current = 0;
    else if ((kind === 'won' || kind === 'tied') && number > current) current = number;
    else if (kind === 'won' || kind === 'unwon') game.turned += 1;
  }
  return games;
}

interface Swing {
  readonly game: number;
  readonly round: number;
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** A step that changes the lead by less is not worth telling. */
const WORTH_TELLING = 2;

/** The step that changed the lead in signets most. */
export function largestSwing(log: readonly LogPart[]): Swing | undefined {
  let held = new Map<number, { seat: number; place: number; signets: number }>();
  const count = (seat: number): number =>
    [...held.values()].reduce((sum, one) => sum + (one.seat === seat ? one.signets : 0), 0);
  let before: readonly [number, number] = [0, 0];
  let swing: Swing | undefined;
  let least = WORTH_TELLING;
  const happened = happeningsIn(log);
  happened.forEach(({ event, seq, chapter }, i) => {
    const { kind, seat, cards, from, number: place = 0 } = event;
    const token = cards?.[0]?.token;
    if (kind === 'next-game') [held, before] = [new Map(), [0, 0]];
    else if (token !== undefined && kind === 'won') {
      for (const one of held.values()) if (one.place === place && one.seat !== seat) one.signets = 0;
      held.set(token, { seat, place, signets: Math.max(1, held.get(token)?.signets ?? 0) });
    } else if (token !== undefined && kind === 'signets')
      held.set(token, { seat, place: held.get(token)?.place ?? 0, signets: place });
    else if (token !== undefined && (kind === 'unwon' || from?.zone === 'row')) {
      if (kind === 'unwon' || event.to) held.delete(token);
    }
    if (happened[i + 1]?.seq === seq) return;
    const after = [count(0), count(1)] as const;
    const moved = Math.abs(after[0] - after[1] - (before[0] - before[1]));
    if (moved > least) {
      least = moved;
      swing = { game: chapter.game + 1, round: chapter.round, before, after };
    }
    before = after;
  });
  return swing;
}

export function story(log: readonly LogPart[], view: View, tell: Teller): string[] {
  const told = gamesIn(log);
  const lines = view.match.played.map(({ winners, reason, points }, i) => {
    const [winner] = winners;
    const args = {
      game: i + 1,
      rounds: told[i]?.rounds ?? 0,
      reason: tell.say(`word-${reason}`),
      name: winner === undefined ? '' : tell.name(winner),
      you: winner !== undefined && winner === view.seat ? 'yes' : 'no',
      more: points[winner ?? 0] ?? 0,
      fewer: points[1 - (winner ?? 0)] ?? 0,
    };
    return tell.say(winner === undefined ? 'cardia-story-draw' : 'cardia-story-game', args);
  });
  const turned = told.reduce((sum, game) => sum + game.turned, 0);
  if (turned) lines.push(tell.say('cardia-story-turned', { count: turned }));
  const swing = largestSwing(log);
  if (swing) {
    const me = view.seat ?? 0;
    const score = (signets: readonly [number, number]): string =>
      `${signets[me === 1 ? 1 : 0]} : ${signets[me === 1 ? 0 : 1]}`;
    lines.push(
      tell.say('cardia-story-swing', {
        game: swing.game,
        round: swing.round,
        before: score(swing.before),
        after: score(swing.after),
      }),
    );
  }
  return lines;
}
