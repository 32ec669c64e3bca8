// A tournament as a link: players, tables and results are in the part of the address after the #. Pure.
import type { Format } from '../facts';

export interface Player {
  /** Empty until somebody gives one. */
  readonly name: string;
  readonly bot: boolean;
}

/** The games that the two players of a duel won. */
export type Score = readonly [number, number];

/** Where a duel is played. */
export interface TableLink {
  readonly code: string;
  /** The duel's second player has the first seat. */
  readonly swapped: boolean;
}

export interface Tournament {
  /** In the order of their numbers. */
  readonly players: readonly Player[];
  /** Of the duels in their order. */
  readonly results: readonly (Score | null)[];
  /** Who won the deciding games, by number. */
  readonly deciders: readonly number[];
  /** Of the duels, then of the deciding games. */
  readonly tables: readonly (TableLink | null)[];
}

export const LONGEST_NAME = 24;

const nulls = (count: number): null[] => Array<null>(count).fill(null);

/** A new tournament. */
export const emptyOf = ({ players, duels, deciders }: Format): Tournament => ({
  players: Array.from({ length: players }, () => ({ name: '', bot: false })),
  results: nulls(duels),
  deciders: [],
  tables: nulls(duels + deciders),
});

const LIST = '.';
const SWAPPED = '~';

/** Nothing has been opened or played: the players may still be drawn by lot. */
export const isUntouched = ({ results, tables }: Tournament): boolean =>
  results.every((one) => one === null) && tables.every((one) => one === null);

/** The part after the #; empty when there is nothing to keep. */
export function toLink(held: Tournament): string {
  const { players, results, deciders, tables } = held;
  const parameters = new URLSearchParams();
  if (isUntouched(held) && players.every(({ name, bot }) => !name && !bot)) return '';
  for (const { name } of players) parameters.append('n', name);
  if (players.some(({ bot }) => bot)) parameters.set('b', players.map(({ bot }) => (bot ? 1 : 0)).join(''));
  if (results.some(Boolean)) parameters.set('r', results.map((one) => one?.join('') ?? '').join(LIST));
  if (deciders.length) parameters.set('d', deciders.join(''));
  if (tables.some(Boolean))
    parameters.set('t', tables.map((one) => (one ? one.code + (one.swapped ? SWAPPED : '') : '')).join(LIST));
  return parameters.toString();
}

function readTable(text: string): TableLink | null {
  const found = /^([a-z0-9]{4,20})(~?)$/.exec(text);
  return found?.[1] ? { code: found[1], swapped: found[2] === SWAPPED } : null;
}

/** Reads a link; impossible parts are left out. */
export function fromLink(link: string, format: Format): Tournament {
  const empty = emptyOf(format);
  const parameters = new URLSearchParams(link.replace(/^#/, ''));
  const list = (key: string): string[] => (parameters.get(key) ?? '').split(LIST);
  const names = parameters.getAll('n');
  const bots = parameters.get('b') ?? '';
  const scores = list('r');
  const tables = list('t');
  const results = empty.results.map(
    (_, i): Score | null => format.scores.find((score) => score.join('') === scores[i]) ?? null,
  );
  const deciders = [...(parameters.get('d') ?? '')].map(Number).filter((player) => player < format.players);
  return {
    players: empty.players.map((_, i) => ({
      name: (names[i] ?? '').slice(0, LONGEST_NAME),
      bot: bots[i] === '1',
    })),
    results,
    deciders: results.every(Boolean) ? deciders.slice(0, format.deciders) : [],
    tables: empty.tables.map((_, i) => readTable(tables[i] ?? '')),
  };
}
