// ETER's part of the table page: how events change its table, how long to look at them, what buttons and hints say.
import domino from 'icon:domino-mask';
import sun from 'icon:sun';
import swords from 'icon:crossed-swords';
import type { Icon } from '$lib/design/model';
import type { Act, Asked, GameFacts, PointedCard, View } from '$lib/net/protocol';
import type { GamePlay, Line } from '$lib/table/game';
import { advance } from './advance';
import { factsOf, isEter, type Facts } from './facts';
import { story } from './story';
import { known, stackAt, tableOf, topOf } from './view';

/** How long each event is shown, in ms. */
const HOLDS: Readonly<Record<string, number>> = {
  laid: 350,
  covered: 450,
  hid: 500,
  attacked: 700,
  revealed: 900,
  repelled: 700,
  'mage-used': 1100,
  'power-used': 1100,
  exploded: 1100,
  'explosion-shown': 900,
  declined: 900,
  spared: 500,
  hole: 500,
  border: 500,
  wall: 700,
  supported: 500,
  crumbled: 500,
  passed: 900,
  'last-turn': 1100,
  'game-won': 1800,
  'game-drawn': 1800,
  marked: 1200,
  captured: 1400,
  'field-moved': 0,
  'next-game': 300,
  begins: 300,
};

/** My own actions are shown without a pause. */
const OWN = ['laid', 'covered', 'hid', 'mage-used', 'power-used', 'declined', 'passed'];

/** Answers without a card or a place whose result is shown before they are given. */
const WEIGHED = ['rotate', 'north', 'south', 'west', 'east', 'row', 'column', 'value'];

const WAY_ICONS: Readonly<Record<string, Icon>> = { lay: sun, cover: sun, hide: domino, attack: swords };

/** Questions of a mage, a power or an explosion: the text of the card that asks is shown with them. */
const PARTS = ['cell', 'goal', 'top', 'edge', 'direction', 'line', 'value', 'height', 'card', 'play'];

function askHint(view: View, { prompt, source }: Asked): Line | undefined {
  if (prompt === 'turn' && view.acts.some((act) => act.place !== undefined)) {
    const hasUses = view.acts.some((act) => act.word === 'mage' || act.word === 'power');
    return { key: hasUses ? 'eter-hint-turn-uses' : 'eter-hint-turn' };
  }
  return source && PARTS.includes(prompt) ? { key: `card-${source.card}.text` } : undefined;
}

function whyNotPlace(
  facts: Facts,
  view: View,
  place: number,
  picked: PointedCard | undefined,
): Line | undefined {
  const table = tableOf(view);
  if (view.asked.some((one) => one.seat === view.seat && one.prompt !== 'turn')) return undefined;
  if (table.holes.includes(place)) return { key: 'eter-not-hole' };
  const top = topOf(stackAt(table, place));
  if (top?.card !== undefined && !top.down && view.acts.some((act) => act.token !== undefined)) {
    if (isEter(facts, top.card)) return { key: 'eter-not-eter' };
    return picked ? { key: 'eter-not-lower' } : { key: 'eter-pick-first' };
  }
  if (top?.down && top.seat === view.seat) return { key: 'eter-not-own-illusion' };
  if (!top && !table.open.includes(place)) return { key: 'eter-not-contact' };
  return picked ? undefined : { key: 'eter-pick-first' };
}

/** The gold button names the card and the cell. */
function pickLabel(act: Act): Line | undefined {
  if (act.word === 'mage' || act.word === 'power') return { key: 'eter-do-use' };
  if (['lay', 'cover', 'attack', 'hide', 'choose', 'card', 'height'].includes(act.word))
    return { key: `eter-do-${act.word}` };
  return undefined;
}

/** For a single card: its own rule, if the chronicle does not say it. */
function pickHint({ cards }: Facts, act: Act): readonly Line[] | undefined {
  const kind = cards[act.card ?? '']?.type;
  return kind === 'mage' || kind === 'power' ? [{ key: `card-${act.card ?? ''}.text` }] : undefined;
}

/** How the match stands, for the bar. */
function factLines(facts: Facts, view: View): Line[] {
  const table = tableOf(view);
  const me = view.seat ?? 0;
  const said: Line[] = [{ key: 'eter-fact-round', args: { round: table.round } }];
  const { wins, played } = view.match;
  if (table.games !== null)
    said.unshift({
      key: 'eter-fact-tournament',
      args: { game: played.length + 1 - Number(view.outcome !== null), games: table.games },
    });
  else if (view.settings.format !== 'game')
    said.unshift({
      key: 'eter-fact-match',
      args: { mine: wins[me] ?? 0, theirs: wins[1 - me] ?? 0, needed: facts.wins_needed },
    });
  return said;
}

/** The line under a card's name. */
function typeOf({ cards }: Facts, card: string): Line[] {
  const printed = cards[card];
  if (printed?.type === 'mage' || printed?.type === 'power')
    return [
      { key: `eter-type-${printed.type}`, args: { value: printed.value } },
      { key: `element-${printed.suit}` },
    ];
  return [{ key: `eter-type-${printed?.type ?? 'combat'}` }];
}

const playWith = (facts: Facts): GamePlay => ({
  hand: (view) => (view.seat === null ? [] : known(tableOf(view).players[view.seat]?.hand.cards ?? [])),
  advance: (view, event) => advance(facts, view, event),
  hold: ([first], _isLast, viewer) => {
    const kind = first?.kind ?? '';
    return first?.seat === viewer && OWN.includes(kind) ? 0 : (HOLDS[kind] ?? 150);
  },
  sound: ({ kind, cards }) => {
    if (kind === 'game-ends' || kind === 'game-won') return 'win';
    if (['supported', 'crumbled', 'marked', 'captured', 'hole'].includes(kind)) return 'token';
    return cards?.length ? 'card' : undefined;
  },
  story,
  swing: 'eter-story-swing',
  tellsTheEnd: true,
  weighs: (act) => WEIGHED.includes(act.word),
  wayHint: (_view, act) => (WEIGHED.includes(act.word) ? [] : undefined),
  wayIcon: (word) => WAY_ICONS[word],
  askHint,
  pickLabel,
  pickHint: (_view, act) => pickHint(facts, act),
  whyNotPlace: (view, place, picked) => whyNotPlace(facts, view, place, picked),
  type: (card) => typeOf(facts, card),
  facts: (view) => factLines(facts, view),
});

export const play = (game: GameFacts): GamePlay => playWith(factsOf(game));
