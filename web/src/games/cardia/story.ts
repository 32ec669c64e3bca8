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
  return lines;
}
