// Karmaka's table as the protocol sends it, and what is printed on its board.
import beetle from 'icon:scarab-beetle';
import enlightenment from 'icon:enlightenment';
import monkey from 'icon:monkey';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import type { Icon } from '$lib/design/model';
import type { MaybeCard, Pile, View } from '$lib/net/protocol';
import { look } from './look';

export const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Points = Readonly<Record<Colour, number>>;

export interface Player {
  readonly rung: string;
  /** Points of one colour for the next rung; 0 at the top. */
  readonly needed: number;
  readonly rings: number;
  readonly points: Points;
  readonly hand: Pile;
  readonly deck: Pile;
  readonly future: Pile;
  readonly deeds: Pile;
}

export interface Table {
  readonly turn: number;
  readonly round: number;
  readonly variant: 'free' | 'teams' | 'wolf';
  readonly teams: readonly number[];
  readonly players: readonly Player[];
  readonly well: Pile;
  readonly ruins: Pile;
  readonly middle: Pile;
}

export const tableOf = (view: View): Table => view.table as Table;

export interface Rung {
  readonly key: string;
  readonly needed: number;
  readonly icon: Icon;
}

/** The ladder from its foot to its top, with what each climb costs. */
export const LADDER: readonly Rung[] = [
  { key: 'beetle', needed: 4, icon: beetle },
  { key: 'snake', needed: 5, icon: snake },
  { key: 'wolf', needed: 6, icon: wolf },
  { key: 'monkey', needed: 7, icon: monkey },
  { key: 'transcendence', needed: 0, icon: enlightenment },
];

const isColour = (suit: string): suit is Colour => COLOURS.some((colour) => colour === suit);

/** What a card adds to each colour. */
export function worth(card: string): Points {
  const printed = look.cards[card];
  const value = Number(printed?.value ?? 0);
  const suit = printed?.suit ?? '';
  const of = (colour: Colour): number => (suit === colour || !isColour(suit) ? value : 0);
  return { red: of('red'), green: of('green'), blue: of('blue') };
}

export const add = (one: Points, other: Points): Points => ({
  red: one.red + other.red,
  green: one.green + other.green,
  blue: one.blue + other.blue,
});

export const NO_POINTS: Points = { red: 0, green: 0, blue: 0 };

export const pointsOf = (deeds: readonly MaybeCard[]): Points =>
  deeds.reduce((sum, deed) => (deed ? add(sum, worth(deed.card)) : sum), NO_POINTS);

export const best = (points: Points): number => Math.max(points.red, points.green, points.blue);

/** Whether two seats play on the same side. */
export const arePartners = (table: Table, one: number, other: number): boolean =>
  one !== other && table.teams[one] === table.teams[other];
