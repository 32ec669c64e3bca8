// The finished match in a few lines: every game with how it was won and how long it took, then what was done most. Pure.
import type { LogPart, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Teller } from '$lib/table/game';

interface Told {
  rounds: number;
  covered: number;
  exploded: number;
}

/** What is counted of each game of the match. */
function gamesIn(log: readonly LogPart[]): Told[] {
  const games: Told[] = [];
  for (const { event, chapter } of happeningsIn(log)) {
    const game = (games[chapter.game] ??= { rounds: 0, covered: 0, exploded: 0 });
    game.rounds = Math.max(game.rounds, chapter.round);
    if (event.kind === 'covered') game.covered += 1;
    if (event.kind === 'exploded') game.exploded += 1;
  }
  return games;
}

/** A single game has no list of games: its outcome is the outcome of the match. */
const playedIn = ({ match, outcome }: View): View['match']['played'] =>
  match.played.length || !outcome ? match.played : [outcome];

export function story(log: readonly LogPart[], view: View, tell: Teller): string[] {
  const told = gamesIn(log);
  const lines = playedIn(view).map(({ winners, reason, points }, i) => {
    const [winner] = winners;
    const args = {
      game: i + 1,
      rounds: told[i]?.rounds ?? 0,
      name: winner === undefined ? '' : tell.name(winner),
      you: winner !== undefined && winner === view.seat ? 'yes' : 'no',
      more: points[winner ?? 0] ?? 0,
      fewer: points[1 - (winner ?? 0)] ?? 0,
    };
    if (winner === undefined) return tell.say('eter-story-draw', args);
    return tell.say(reason === 'line' ? 'eter-story-line' : 'eter-story-points', args);
  });
  const covered = told.reduce((sum, game) => sum + game.covered, 0);
  const exploded = told.reduce((sum, game) => sum + game.exploded, 0);
  if (covered) lines.push(tell.say('eter-story-covered', { count: covered }));
  if (exploded) lines.push(tell.say('eter-story-exploded', { count: exploded }));
  return lines;
}
