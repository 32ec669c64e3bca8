// The finished game in a few lines: why it was won or lost, the weapon and who held it, who suspected whom, how tools moved,
// what hurt. Derived from the log and the last view. Pure.
import type { LogPart, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Teller } from '$lib/table/game';
import { known, tableOf, type Entry, type Table } from './view';
import { ballots } from './votes';

const MOVES: ReadonlySet<string> = new Set(['schemed', 'swapped', 'passed']);

/** So much Evidence decides about the weapon. */
const EVIDENCE = 3;

/** Of every tool whose holder is known at the end: who that is. */
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

/** Who held what in the end, as far as it came to light. */
function pocketLines(table: Table, tell: Teller): string[] {
  return table.players.flatMap((player, seat) => {
    const cards = known(player.tools.cards).map(({ card }) => tell.card(card));
    return cards.length
      ? [tell.say('ravehard-story-pockets', { name: tell.name(seat), cards: cards.join(', ') })]
      : [];
  });
}

/** When tools changed hands, by the Evidence that lay open; what the same two did several times is said once. */
function moveLines(ledger: readonly Entry[], tell: Teller): string[] {
  const byEvidence = new Map<number, Map<string, { readonly entry: Entry; count: number }>>();
  for (const entry of ledger) {
    if (!MOVES.has(entry.deed)) continue;
    const pair = entry.deed === 'passed' ? [entry.seat, entry.other] : [entry.seat, entry.other].toSorted();
    const key = `${entry.deed} ${pair.join(' ')}`;
    const told = byEvidence.get(entry.evidence) ?? new Map<string, { entry: Entry; count: number }>();
    const known = told.get(key);
    told.set(key, { entry, count: (known?.count ?? 0) + 1 });
    byEvidence.set(entry.evidence, told);
  }
  return [...byEvidence].map(([evidence, told]) =>
    tell.say('ravehard-story-moves', {
      evidence,
      moves: [...told.values()]
        .map(({ entry: { deed, seat, other }, count }) =>
          tell.say('ravehard-story-move', { deed, name: tell.name(seat), other: tell.name(other), count }),
        )
        .join('; '),
    }),
  );
}

/** The way of the weapon from pocket to pocket, as far as I was told of it. */
function wayLines(log: readonly LogPart[], table: Table, tell: Teller): string[] {
  const weapon = table.tools.find((tool) => tool.is_leading)?.card;
  const pockets: number[] = [];
  for (const { event } of happeningsIn(log)) {
    const { cards = [], from, to } = event;
    if (to?.zone !== 'tools' || to.seat === undefined || !cards.some((card) => card?.card === weapon))
      continue;
    if (from?.zone === 'tools' && from.seat !== undefined && pockets.at(-1) !== from.seat)
      pockets.push(from.seat);
    if (pockets.at(-1) !== to.seat) pockets.push(to.seat);
  }
  return pockets.length > 1
    ? [tell.say('ravehard-story-way', { names: pockets.map((seat) => tell.name(seat)).join(' → ') })]
    : [];
}

function voteLines(table: Table, tell: Teller): string[] {
  const votes = [...ballots(table)].map(([seat, other]) =>
    tell.say('ravehard-story-vote', { name: tell.name(seat), other: tell.name(other) }),
  );
  return votes.length ? [tell.say('ravehard-story-votes', { votes: votes.join('; ') })] : [];
}

/** What the night cost: Bosses beaten, deaths, who dealt the last blow. */
function nightLines(log: readonly LogPart[], tell: Teller): string[] {
  const deaths: number[] = [];
  let bosses = 0;
  let turns = 0;
  for (const { event } of happeningsIn(log)) {
    if (event.kind === 'boss-beaten') bosses++;
    else if (event.kind === 'died') deaths.push(event.seat);
    else if (event.kind === 'turn') turns = event.number ?? turns;
  }
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
      ...nightLines(log, tell).slice(0, 1),
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
    ...wayLines(log, table, tell),
    ...voteLines(table, tell),
    ...pocketLines(table, tell),
    ...moveLines(table.ledger, tell),
    ...nightLines(log, tell),
  ];
}
