// Cardia's part of the table page: how events change its table, how long to look at them, what a card would do.
import type { Act, ForeseenMessage, GameEvent, GameFacts, View } from '$lib/net/protocol';
import type { GamePlay, Line } from '$lib/table/game';
import { deckOf } from './decks';
import { factsOf, type Facts } from './facts';
import { story } from './story';
import {
  known,
  played,
  previewOf,
  rowOf,
  tableOf,
  type Played,
  type Player,
  type Preview,
  type Table,
  type Waiting,
} from './view';

/** How long each event is shown, in ms. */
const HOLDS: Readonly<Record<string, number>> = {
  revealed: 350,
  shown: 600,
  won: 650,
  unwon: 650,
  tied: 650,
  signets: 500,
  activated: 900,
  copied: 800,
  named: 900,
  declined: 600,
  raised: 500,
  lowered: 500,
  cleared: 400,
  ongoing: 600,
  ceased: 500,
  temple: 600,
  fog: 700,
  'game-won': 1800,
  'game-drawn': 1800,
  'next-game': 700,
};

function changePlayers(view: View, alter: (player: Player, seat: number) => Player): View {
  const table = tableOf(view);
  return { ...view, table: { ...table, players: table.players.map(alter) } satisfies Table };
}

const changePlayer = (view: View, seat: number, alter: (player: Player) => Partial<Player>): View =>
  changePlayers(view, (player, i) => (i === seat ? { ...player, ...alter(player) } : player));

/** A card that has just come into the row has only what is printed on it. */
function withArrivals({ cards }: Facts, view: View): View {
  if (tableOf(view).players.every((player) => rowOf(player).every((card) => 'printed' in card))) return view;
  return changePlayers(view, (player) => {
    const row = rowOf(player).map((card) => played({ ...card, printed: cards[card.card]?.value ?? 0 }));
    return { ...player, row: { count: row.length, cards: row } };
  });
}

/** Changes one card of the row, whoever's it is; the players' signets follow. */
function changeCard(view: View, token: number, alter: (card: Played) => Partial<Played>): View {
  return changePlayers(view, (player) => {
    const cards = rowOf(player).map((card) =>
      card.token === token ? played({ ...card, influence: undefined, ...alter(card) }) : card,
    );
    const signets = cards.reduce((sum, card) => sum + card.signets, 0);
    return { ...player, signets, row: { count: cards.length, cards } };
  });
}

function setWinners(view: View, place: number, winners: readonly number[]): View {
  const table = tableOf(view);
  const count = Math.max(table.encounters.length, place);
  const encounters = Array.from({ length: count }, (_, i) => {
    const one = table.encounters[i] ?? { winners: null, current: false };
    return i === place - 1 ? { ...one, winners } : one;
  });
  return { ...view, table: { ...table, encounters } satisfies Table };
}

/** A card wins its encounter: it gets the signet, and the card that had it before loses it. */
function won(view: View, event: GameEvent, token: number): View {
  const place = event.number ?? 0;
  const other = rowOf(tableOf(view).players[1 - event.seat])[place - 1];
  const taken = other?.signets ? changeCard(view, other.token, () => ({ signets: 0 })) : view;
  return setWinners(
    changeCard(taken, token, ({ signets }) => ({ signets: Math.max(1, signets) })),
    place,
    [event.seat],
  );
}

/** The newest pair is the current one; what waited for the card has been used up by it. */
function revealed(view: View, event: GameEvent): View {
  const used = changePlayer(view, event.seat, (player) =>
    event.from?.zone === 'placed' ? { luggage: player.luggage.slice(1) } : { next: [] },
  );
  const table = tableOf(used);
  const last = Math.max(...table.players.map((player) => player.row.cards.length)) - 1;
  const encounters = Array.from({ length: last + 1 }, (_, i) => ({
    winners: table.encounters[i]?.winners ?? null,
    current: i === last,
  }));
  return { ...used, table: { ...table, encounters } satisfies Table };
}

const laid = (view: View, seat: number): View =>
  changePlayer(view, seat, ({ luggage, next }) => ({ luggage: [...luggage, next], next: [] }));

function waits(view: View, seat: number, waiting: Waiting): View {
  return changePlayer(view, seat, ({ next }) => ({
    next: [...next.filter((one) => one.kind !== waiting.kind), waiting],
  }));
}

const waitingNumber = (view: View, seat: number, kind: Waiting['kind']): number => {
  const found = tableOf(view).players[seat]?.next.find((one) => one.kind === kind);
  return found && 'number' in found ? found.number : 0;
};

/** Between two games of a match: everything is gathered up. The server's view of the new deal follows. */
function gathered(view: View): View {
  const none = { count: 0, cards: [] };
  const table = tableOf(view);
  return {
    ...view,
    table: {
      ...table,
      round: 0,
      encounters: [],
      players: table.players.map((player) => ({
        ...player,
        signets: 0,
        hand: none,
        discard: none,
        row: none,
        placed: none,
        luggage: [],
        next: [],
      })),
    } satisfies Table,
  };
}

/** What an event changes beyond moving cards. The server's own view follows. */
function advance(facts: Facts, moved: View, event: GameEvent): View {
  const view = withArrivals(facts, moved);
  const { kind, seat, number = 0, word = '' } = event;
  const token = event.cards?.[0]?.token ?? -1;
  const add = (amount: number): View =>
    changeCard(view, token, ({ modifier }) => ({ modifier: modifier + amount }));
  const addNext = (which: 'modifier' | 'choice' | 'late', amount: number): View =>
    waits(view, seat, { kind: which, number: waitingNumber(view, seat, which) + amount });
  switch (kind) {
    case 'round':
      return { ...view, table: { ...tableOf(view), round: number } satisfies Table };
    case 'revealed':
      return revealed(view, event);
    case 'placed':
    case 'shown':
      return laid(view, seat);
    case 'won':
      return won(view, event, token);
    case 'unwon':
      return setWinners(
        changeCard(view, token, () => ({ signets: 0 })),
        number,
        [],
      );
    case 'tied':
      return setWinners(view, number, []);
    case 'signets':
      return changeCard(view, token, () => ({ signets: number }));
    case 'raised':
      return add(number);
    case 'lowered':
      return add(-number);
    case 'cleared':
      return changeCard(view, token, () => ({ modifier: 0 }));
    case 'ongoing':
      return changeCard(view, token, () => ({ ongoing: true }));
    case 'ceased':
      return changeCard(view, token, () => ({ ongoing: false }));
    case 'next-raised':
      return addNext('modifier', number);
    case 'next-lowered':
      return addNext('modifier', -number);
    case 'next-late':
      return addNext('late', number);
    case 'next-choice':
      return addNext('choice', 1);
    case 'next-demand':
      return waits(view, seat, { kind: 'demand', faction: word });
    case 'next-openly':
      return waits(view, seat, { kind: 'openly' });
    case 'next-game':
      return gathered(view);
    default:
      return view;
  }
}

/** Whether the signets of anybody would change. */
export const changesScore = (view: View, found: Preview): boolean =>
  tableOf(view).players.some((player, seat) => player.signets !== found.signets[seat]);

const whoseOf = (winners: readonly number[], me: number): string =>
  winners.length > 1 ? 'both' : winners[0] === undefined ? 'tie' : winners[0] === me ? 'mine' : 'rival';

/** Which encounters would change hands or leave the row, the signets, the end of the game. */
function outcomeLines(view: View, found: Preview, ifLost: boolean): Line[] {
  const me = view.seat ?? 0;
  const lines: Line[] = [];
  for (const whose of ['mine', 'rival', 'both', 'tie']) {
    const turned = found.turns.filter(({ winners }) => whoseOf(winners, me) === whose);
    const encounters = turned.map(({ encounter }) => encounter).join(', ');
    if (encounters)
      lines.push({ key: 'cardia-would-turn', args: { whose, encounters, count: turned.length } });
  }
  for (const encounter of found.gone ?? []) lines.push({ key: 'cardia-would-go', args: { encounter } });
  if (changesScore(view, found))
    lines.push({
      key: ifLost ? 'cardia-would-score-past' : 'cardia-would-score',
      args: { mine: found.signets[me] ?? 0, theirs: found.signets[1 - me] ?? 0 },
    });
  if (found.ends) lines.push({ key: 'cardia-would-end', args: { whose: whoseOf(found.ends.winners, me) } });
  return lines;
}

/** Warnings, the card's text, the influence with which it would arrive, and what would change hands. */
function playHint({ cards }: Facts, view: View, card: string, found: Preview): readonly Line[] {
  const lines: Line[] = (found.warns ?? []).map((warning) => ({ key: `cardia-warns-${warning}` }));
  // If the card loses the game by its faction, nothing else matters.
  if (found.warns?.includes('haunted_catacombs')) return lines;
  const printed = cards[card]?.value ?? 0;
  const influence = found.influence ?? printed;
  if (influence !== printed) lines.push({ key: 'cardia-arrives', args: { influence, printed } });
  if (found.fought) {
    const whose = whoseOf(found.fought, view.seat ?? 0);
    lines.push({ key: found.tied ? 'cardia-would-tie' : 'cardia-would-fight', args: { whose } });
    if (!found.tied && whose === 'rival') lines.push({ key: `card-${card}.text` });
    // The encounter itself has already been described.
    const past = tableOf(view).encounters.length;
    const turns = found.turns.filter(({ encounter }) => encounter <= past);
    return [...lines, ...outcomeLines(view, { ...found, turns }, false)];
  }
  lines.push({ key: cards[card]?.ongoing ? 'cardia-if-loses-ongoing' : 'cardia-if-loses' });
  return [...lines, { key: `card-${card}.text` }, ...outcomeLines(view, found, true)];
}

/** How the influence of the picked-up card would change, and that of the opposite card. */
function influenceLine(view: View, act: Act, found: Preview): Line | undefined {
  const change = found.changes?.find((one) => one.token === act.token)?.modifier;
  if (!change) return undefined;
  const rows = tableOf(view).players.map(rowOf);
  const side = rows.findIndex((row) => row.some((card) => card.token === act.token));
  const place = rows[side]?.findIndex((card) => card.token === act.token) ?? -1;
  const card = rows[side]?.[place];
  const other = rows[1 - side]?.[place];
  if (!card || !other) return undefined;
  const opposite = found.changes?.find((one) => one.token === other.token)?.modifier ?? 0;
  return {
    key: 'cardia-would-be',
    args: {
      encounter: place + 1,
      before: card.influence,
      after: card.influence + change,
      other: other.influence + opposite,
    },
  };
}

function pickHint(
  facts: Facts,
  view: View,
  act: Act,
  foreseen?: ForeseenMessage,
): readonly Line[] | undefined {
  const found = previewOf(foreseen);
  if (!found) return undefined;
  if (act.word === 'play') return playHint(facts, view, act.card ?? '', found);
  const influence = influenceLine(view, act, found);
  const lines = [...(influence ? [influence] : []), ...outcomeLines(view, found, false)];
  return lines.length ? lines : [{ key: 'cardia-would-change-nothing' }];
}

/** What an answer without a card would change; the game's own hint if nothing changes. */
function wayHint(view: View, act: Act, foreseen?: ForeseenMessage): readonly Line[] | undefined {
  const found = previewOf(foreseen);
  const lines = found && act.token === undefined ? outcomeLines(view, found, false) : [];
  return lines.length ? lines.slice(0, 1) : undefined;
}

/** The events after which the prompt compares the two cards of the current encounter. */
const MEETINGS: ReadonlySet<string> = new Set(['revealed', 'won', 'tied']);

/** "Orion: Djinn 16 against your 9", while both cards lie open and nothing else has happened yet. */
function narrate(view: View, events: readonly GameEvent[]): Line | undefined {
  const last = events.at(-1);
  const table = tableOf(view);
  const place = table.encounters.findIndex(({ current }) => current);
  const bottom = view.seat ?? 0;
  const mine = rowOf(table.players[bottom])[place];
  const theirs = rowOf(table.players[1 - bottom])[place];
  if (!last || !MEETINGS.has(last.kind) || !mine || !theirs) return undefined;
  // Past encounters change hands, too.
  if (last.kind !== 'revealed' && last.number !== place + 1) return undefined;
  const ends = last.kind === 'revealed' ? 'open' : last.kind === 'tied' ? 'tie' : 'won';
  return {
    key: view.seat === null ? 'cardia-meet-watched' : 'cardia-meet',
    args: {
      theirs: theirs.influence,
      mine: mine.influence,
      ends: ends === 'won' && last.seat === bottom ? 'mine' : ends,
    },
    people: { name: 1 - bottom, me: bottom },
    texts: { card: `card-${theirs.card}`, own: `card-${mine.card}` },
  };
}

/** An ability did nothing if the round ends after it with the card that everybody draws, and no other. */
function didNothing(begun: GameEvent, after: readonly GameEvent[]): boolean {
  const end = after.findIndex(({ kind }) => kind === 'round');
  if (begun.kind !== 'activated' || end < 0) return false;
  const drawn = [0, 0];
  for (const { kind, seat, cards = [] } of after.slice(0, end)) {
    if (kind !== 'drew') return false;
    drawn[seat] = (drawn[seat] ?? 0) + cards.length;
  }
  return drawn.every((count) => count <= 1);
}

const playWith = (facts: Facts): GamePlay => ({
  hand: (view) => (view.seat === null ? [] : known(tableOf(view).players[view.seat]?.hand.cards ?? [])),
  advance: (view, event) => advance(facts, view, event),
  hold: ([first], _isLast, viewer) => {
    const kind = first?.kind ?? '';
    const own = first?.seat === viewer && ['activated', 'named', 'declined', 'drew'].includes(kind);
    return own ? 0 : (HOLDS[kind] ?? 150);
  },
  sound: ({ kind, cards }) => {
    if (kind === 'game-ends' || kind === 'game-won') return 'win';
    if (['won', 'signets', 'raised', 'lowered', 'ongoing'].includes(kind)) return 'token';
    return cards?.length ? 'card' : undefined;
  },
  story,
  swing: 'cardia-story-swing',
  narrate,
  didNothing,
  pickHint: (view, act, foreseen) => pickHint(facts, view, act, foreseen),
  wayHint,
  tellsForesight: true,
  tag: (view, { word, card = '' }) =>
    word === 'play' && tableOf(view).fatal_faction === facts.cards[card]?.faction
      ? { key: 'cardia-tag-catacombs' }
      : undefined,
  type: (card) => [
    { key: `faction-${facts.cards[card]?.faction ?? ''}` },
    { key: facts.cards[card]?.ongoing ? 'cardia-ongoing' : 'cardia-instant' },
  ],
  facts: (view) => {
    const table = tableOf(view);
    const me = view.seat ?? 0;
    const said: Line[] = [
      { key: 'cardia-fact-round', args: { round: table.round } },
      { key: 'cardia-fact-deck', args: { deck: deckOf(table.mix) } },
    ];
    const { wins } = view.match;
    if (table.wins_needed > 1)
      said.unshift({ key: 'cardia-fact-match', args: { mine: wins[me] ?? 0, theirs: wins[1 - me] ?? 0 } });
    return said;
  },
});

export const play = (game: GameFacts): GamePlay => playWith(factsOf(game));
