// The hands of the scoring helper as a link: everything on the page is in the part of the address after the #. Pure.
import { roomIn, type Facts } from '../facts';
import type { Choice, Choices } from '../score';

export interface Player {
  /** Empty until somebody gives one. */
  readonly name: string;
  readonly cards: readonly string[];
  /** Choices made by hand; null for the best ones. */
  readonly choices: Choices | null;
}

export interface Hands {
  readonly players: readonly Player[];
  readonly discard: readonly string[];
  /** Mirage and Shapeshifter take only names of cards that appeared. */
  readonly onlyAppeared: boolean;
}

export const NOBODY: Player = { name: '', cards: [], choices: null };
export const EMPTY: Hands = { players: [NOBODY], discard: [], onlyAppeared: false };
export const LONGEST_NAME = 24;

/** The greatest number of players. */
export const mostPlayers = ({ seats }: Facts): number => seats[1];

const LIST = '.';
const PART = '~';
const NONE = '-';

function writeChoices(choices: Choices): string {
  const written = Object.entries(choices).flatMap(([card, choice]) => {
    if (choice === null) return [];
    const [target, suit] = typeof choice === 'string' ? [choice, ''] : [choice.card ?? '', choice.suit];
    return [[card, target, ...(suit ? [suit] : [])].join(PART)];
  });
  return written.join(LIST) || NONE;
}

function readChoices(text: string, cards: Facts['cards']): Choices | null {
  if (!text) return null;
  const choices: Record<string, Choice> = {};
  for (const one of text === NONE ? [] : text.split(LIST)) {
    const [card = '', target = '', suit] = one.split(PART);
    if (!Object.hasOwn(cards, card) || (target && !Object.hasOwn(cards, target))) return null;
    if (suit === undefined) choices[card] = target;
    else choices[card] = target ? { card: target, suit } : { suit };
  }
  return choices;
}

/** The part after the #; empty when there is nothing to keep. */
export function toLink(hands: Hands): string {
  const { players, discard, onlyAppeared } = hands;
  const parameters = new URLSearchParams();
  const isBare = players.length === 1 && !players[0]?.cards.length && !players[0]?.name && !discard.length;
  if (isBare && !onlyAppeared) return '';
  for (const { name, cards, choices } of players) {
    parameters.append('h', cards.join(LIST));
    parameters.append('n', name);
    parameters.append('c', choices ? writeChoices(choices) : '');
  }
  if (players.every(({ name }) => !name)) parameters.delete('n');
  if (players.every(({ choices }) => !choices)) parameters.delete('c');
  if (discard.length) parameters.set('d', discard.join(LIST));
  if (onlyAppeared) parameters.set('appeared', '1');
  return parameters.toString();
}

/** Reads a link. Cards that do not exist, come twice or are too many are left out. */
export function fromLink(link: string, facts: Facts): Hands {
  const parameters = new URLSearchParams(link.replace(/^#/, ''));
  const seen = new Set<string>();
  const cardsIn = (text: string): string[] =>
    text.split(LIST).filter((card) => {
      if (!Object.hasOwn(facts.cards, card) || seen.has(card)) return false;
      seen.add(card);
      return true;
    });
  const names = parameters.getAll('n');
  const choices = parameters.getAll('c');
  const players = parameters
    .getAll('h')
    .slice(0, mostPlayers(facts))
    .map((text, i): Player => {
      const cards = cardsIn(text);
      return {
        name: (names[i] ?? '').slice(0, LONGEST_NAME),
        cards: cards.slice(0, roomIn(facts, cards)),
        choices: readChoices(choices[i] ?? '', facts.cards),
      };
    });
  return {
    players: players.length ? players : EMPTY.players,
    discard: cardsIn(parameters.get('d') ?? ''),
    onlyAppeared: parameters.get('appeared') === '1',
  };
}
