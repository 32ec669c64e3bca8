// The part of Fantastyczne światy for the table page: how events change the table, how long they are shown, what answers say.
import type { GameEvent, GameFacts, View } from '$lib/net/protocol';
import { number } from '$lib/i18n/numbers';
import type { GamePlay, Line, Teller } from '$lib/table/game';
import { withCard, without } from '$lib/table/unfold';
import { factsOf, type Facts } from './facts';
import { formula, why } from './score';
import { story } from './story';
import { changeOf, handOf, tableOf, type Table } from './view';

/** How long each event is shown, in ms. Trading continues meanwhile: nobody waits for the display of others' offers. */
const HOLDS: Readonly<Record<string, number>> = {
  took: 550,
  drew: 350,
  kept: 300,
  discarded: 450,
  'area-full': 900,
  'time-up': 900,
  'steps-up': 900,
  'all-content': 900,
  stalling: 900,
  stalled: 900,
  raised: 800,
  settled: 250,
};

/** What an event changes beyond moving cards between piles: the deck is only a number, drawn cards lie in the middle. */
function advance(view: View, event: GameEvent): View {
  let table: Table = tableOf(view);
  const cards = event.cards ?? [];
  if (event.kind === 'round') table = { ...table, round: event.number ?? table.round };
  if (event.kind === 'turn') table = { ...table, turn: event.seat };
  if (event.from?.zone === 'deck')
    table = { ...table, deck: { count: Math.max(0, table.deck.count - cards.length) } };
  for (const card of cards) {
    if (event.from?.zone === 'drawn') table = { ...table, drawn: without(table.drawn, card) };
    if (event.to?.zone === 'drawn') table = { ...table, drawn: withCard(table.drawn, card, true) };
  }
  if (event.kind === 'content' || event.kind === 'offered' || event.kind === 'countered')
    table = {
      ...table,
      players: table.players.map((player, seat) =>
        seat === event.seat ? { ...player, content: event.kind === 'content' } : player,
      ),
    };
  return { ...view, table };
}

/** What my total would become with the picked-up card. */
function pickHint(view: View, token: number | undefined, word: string): readonly Line[] | undefined {
  const table = tableOf(view);
  const change = token === undefined ? undefined : changeOf(table, token);
  if (!change || !table.mine) return undefined;
  const before = table.mine.score.total;
  const after = before + change.change;
  if (word === 'discard') return [{ key: 'realms-hint-discard', args: { after } }];
  return [
    { key: change.drop === undefined ? 'realms-hint-add' : 'realms-hint-take', args: { before, after } },
  ];
}

/** How the points of a card come about, once all hands lie open. */
function whyCounted(view: View, card: string, { say }: Pick<Teller, 'say'>): readonly string[] {
  if (!view.outcome) return [];
  const scored = tableOf(view)
    .players.flatMap(({ score }) => score?.cards ?? [])
    .find((one) => one.card === card);
  if (!scored) return [];
  const sum = formula(scored);
  const points = say('realms-counted', {
    points: number(scored.total),
    sum: sum ?? '',
    plain: sum === undefined ? 'yes' : 'no',
  });
  const reasons = scored.reasons.map((reason) => why(reason, say));
  return [points, ...(reasons.length ? reasons : [say('realms-strength-alone')])];
}

const PICKS: ReadonlySet<string> = new Set(['take', 'discard', 'keep']);

const playWith = (facts: Facts): GamePlay => ({
  hand: handOf,
  advance,
  hold: (events, _, viewer) => {
    const [first] = events;
    return first?.seat === viewer ? 0 : (HOLDS[first?.kind ?? ''] ?? 0);
  },
  question: (view) => (tableOf(view).phase === 'trading' ? 'trading' : undefined),
  askHint: (view, { prompt }) =>
    prompt === 'discard' && tableOf(view).mine ? { key: 'realms-ask-discard' } : undefined,
  sound: ({ kind, cards, other }, viewer) => {
    // An offer rings: during the trading a question is always open, so I might not notice it.
    if ((kind === 'offered' || kind === 'countered') && other === viewer) return 'turn';
    if (kind === 'game-ends') return 'win';
    if (kind === 'content' || kind === 'settled') return 'token';
    return cards?.length ? 'card' : undefined;
  },
  story,
  swing: 'realms-story-swing',
  narrate: (view) => (view.outcome ? { key: 'realms-counting' } : undefined),
  tellsTheEnd: true,
  confirms: ({ word }) => word === 'best',
  whyCounted,
  pickLabel: (act) => (PICKS.has(act.word) ? { key: `act-${act.word}` } : undefined),
  pickHint: (view, act) => pickHint(view, act.token, act.word),
  type: (card) => [{ key: `suit-${facts.cards[card]?.suit ?? 'wild'}` }],
  facts: (view) => {
    const { variant, ends_at, discard } = tableOf(view);
    const way = { key: `option-variant-${variant}` };
    if (ends_at === 0) return [way];
    return [{ key: 'realms-fact-area', args: { count: discard.count, most: ends_at } }, way];
  },
});

export const play = (game: GameFacts): GamePlay => playWith(factsOf(game));
