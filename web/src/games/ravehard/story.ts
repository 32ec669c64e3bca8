// The finished game in a few lines: why it was won or lost, the weapon, who suspected whom, what hurt, and who held which
// tool when. Derived from the log and the last view. Pure.
import type { LogPart, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Teller } from '$lib/table/game';
import { known, tableOf, type Table, type Tool } from './view';
import { ballots } from './votes';

const MOVES: ReadonlySet<string> = new Set(['schemed', 'swapped', 'passed']);

/** How much Evidence it takes to know the weapon. */
const EVIDENCE = 3;

/** By tool: its holder at the end, if known. */
function holders(table: Table): Map<string, number> {
  const found = new Map<string, number>();
  table.players.forEach((player, seat) => {
    for (const { card } of known(player.tools.cards)) found.set(card, seat);
  });
  return found;
}

/** The weapon, and in whose pocket it was when the vote came. */
function weaponLines(table: Table, tell: Teller): string[] {
  const weapon = table.tools.find((tool) => tool.is_leading);
  if (!weapon || table.evidence.count === 0) return [];
  const holder = holders(table).get(weapon.card);
  const args = { card: tell.card(weapon.card), points: weapon.points };
  // Without the third Evidence there is no weapon, and nobody is the murderer.
  if (table.evidence.count < EVIDENCE) return [tell.say('ravehard-story-leading', args)];
  return [
    holder === undefined
      ? tell.say('ravehard-story-weapon', args)
      : tell.say('ravehard-story-weapon-held', { ...args, name: tell.name(holder) }),
  ];
}

/** A tool that changed hands, and after how much Evidence. */
interface Move {
  readonly card: string;
  readonly from: number;
  readonly to: number;
  readonly evidence: number;
}

/** Every move of a tool that I know about; after the end, all moves. The player who starts an exchange sees what moves. */
function movesIn({ ledger, sightings }: Table): Move[] {
  return ledger.flatMap(({ deed, seat, other, evidence }, entry) => {
    if (!MOVES.has(deed)) return [];
    const moved = (sightings[seat] ?? []).filter((one) => one.entry === entry);
    // The second tool is what comes back.
    return moved.map(({ card }, i) => ({
      card,
      from: i === 0 ? seat : other,
      to: i === 0 ? other : seat,
      evidence,
    }));
  });
}

/** Who held which tool when, the weapon first. */
function toolLines(table: Table, tell: Teller): string[] {
  const moves = movesIn(table);
  const last = holders(table);
  const order = (tool: Tool): number => tool.points * 2 + (tool.is_leading ? 1 : 0);
  return table.tools
    .toSorted((one, other) => order(other) - order(one))
    .flatMap(({ card }) => {
      const way = moves.filter((move) => move.card === card);
      const first = way[0]?.from ?? last.get(card);
      if (first === undefined) return [];
      const later = way.map(({ to, evidence }) =>
        tell.say('ravehard-story-holder', { name: tell.name(to), evidence }),
      );
      const names = [tell.name(first), ...later].join(' → ');
      return [tell.say('ravehard-story-tool', { card: tell.card(card), names })];
    });
}

function voteLines(table: Table, tell: Teller): string[] {
  const votes = [...ballots(table)].map(([seat, other]) =>
    tell.say('ravehard-story-vote', { name: tell.name(seat), other: tell.name(other) }),
  );
  return votes.length ? [tell.say('ravehard-story-votes', { votes: votes.join('; ') })] : [];
}

/** How many turns the players have taken. */
const turnsIn = (log: readonly LogPart[]): number =>
  happeningsIn(log).findLast(({ event }) => event.kind === 'turn')?.event.number ?? 0;

const BLOWS: ReadonlySet<string> = new Set(['hurt', 'boss-hurt']);

/** The blow that took most life, and from whom. */
function blowLines(log: readonly LogPart[], tell: Teller): string[] {
  let turn = 0;
  let hardest: { readonly seat: number; readonly amount: number; readonly turn: number } | undefined;
  for (const { event } of happeningsIn(log)) {
    const { kind, seat, number: amount = 0 } = event;
    if (kind === 'turn') turn = amount;
    else if (BLOWS.has(kind) && amount > (hardest?.amount ?? 0))
      hardest = { seat: kind === 'hurt' ? seat : -1, amount, turn };
  }
  if (!hardest) return [];
  const { seat, amount } = hardest;
  const name = seat < 0 ? '' : tell.name(seat);
  const whose = seat < 0 ? 'boss' : 'player';
  return [tell.say('ravehard-story-blow', { whose, name, amount, turn: hardest.turn })];
}

/** What the night cost: turns, Bosses beaten, deaths. */
function nightLines(log: readonly LogPart[], tell: Teller): string[] {
  const events = happeningsIn(log).map(({ event }) => event);
  const turns = turnsIn(log);
  const bosses = events.filter(({ kind }) => kind === 'boss-beaten').length;
  const deaths = events.filter(({ kind }) => kind === 'died').map(({ seat }) => seat);
  const names = [...new Set(deaths)].map((seat) => tell.name(seat)).join(', ');
  return [
    tell.say('ravehard-story-night', { turns, bosses }),
    ...(names ? [tell.say('ravehard-story-deaths', { names })] : []),
  ];
}

export function story(log: readonly LogPart[], view: View, tell: Teller): string[] {
  const table = tableOf(view);
  const { outcome } = view;
  const why = outcome ? [tell.say('ravehard-story-why', { reason: outcome.reason })] : [];
  if (table.mode === 'duel')
    return [
      ...why,
      tell.say('ravehard-story-duel', { turns: turnsIn(log) }),
      ...blowLines(log, tell),
      ...table.players.map((player, seat) =>
        tell.say('ravehard-story-duellist', {
          name: tell.name(seat),
          level: player.level,
          life: player.life,
        }),
      ),
    ];
  return [
    ...why,
    ...(outcome?.lost ? [tell.say('ravehard-story-everybody-lost')] : []),
    ...weaponLines(table, tell),
    ...voteLines(table, tell),
    ...nightLines(log, tell),
    ...blowLines(log, tell),
    ...toolLines(table, tell),
  ];
}
