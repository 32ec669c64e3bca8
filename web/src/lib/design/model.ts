// The plain data that components draw. No rules and no texts: names arrive translated.

/** One path on a 512 x 512 grid: an icon of game-icons (`icon:<name>`) or one of our own. */
export interface Icon {
  readonly name: string;
  readonly d: string;
}

/** The three printing inks of a plate: its ground, a deeper shade of it, and the ink for text on parchment. */
export interface Inks {
  readonly ground: string;
  readonly deep: string;
  readonly ink: string;
}

export type PatternName =
  | 'rays'
  | 'waves'
  | 'scales'
  | 'hatch'
  | 'lattice'
  | 'flames'
  | 'contours'
  | 'swirls'
  | 'stars'
  | 'bricks'
  | 'gears'
  | 'chevrons'
  | 'rosette'
  | 'mosaic'
  | 'bars'
  | 'lines'
  | 'smoke';

export type SealName =
  | 'circle'
  | 'diamond'
  | 'shield'
  | 'hex'
  | 'oct'
  | 'drop'
  | 'square'
  | 'notch'
  | 'arch'
  | 'penta'
  | 'lens'
  | 'scallop'
  | 'star';

/** The four signs of a suit: colour, pattern, seal, glyph. Any two of them identify it. */
export interface Suit {
  readonly key: string;
  readonly inks: Inks;
  readonly pattern: PatternName;
  readonly seal: SealName;
  readonly glyph: Icon;
}

/** What the home page, the bar and the card backs need to know about a game; small, loaded with the first page. */
export interface GameIdentity {
  readonly game: string;
  /** Its position on the home page, from the left. */
  readonly order: number;
  /** Only for a game that the engine does not have yet; for all others the engine says it. */
  readonly seats?: readonly [number, number];
  /** The number of players offered first; by default the fewest. */
  readonly usualSeats?: number;
  readonly minutes: number;
  readonly emblem: Icon;
  /** The accent colour on a dark ground, for the emblem and the card backs only. */
  readonly accent: string;
  /** The game's own plate on the home page. */
  readonly plate: Pick<Suit, 'inks' | 'pattern'>;
  /** The ornament in the corners of its card frames, drawn on a 20 x 20 grid. */
  readonly corner: string;
  /** The rosette of its card backs. */
  readonly guilloche: Guilloche;
}

export interface Guilloche {
  readonly petals: number;
  readonly radius: number;
  readonly swing: number;
  readonly strands: number;
}

/** The picture of a kind of card. */
export interface CardIcon extends Icon {
  /** Enlarges a thin icon or shrinks a heavy one; 1 unless the gallery shows that another value is needed. */
  readonly scale?: number;
  /** Drawn on the suit's seal, like the value of a card without a name. */
  readonly sealed?: true;
}

/** How a game's cards look: loaded with its table. The engine sends what is printed on them. */
export interface GameLook {
  readonly identity: GameIdentity;
  readonly suits: Readonly<Record<string, Suit>>;
  /** The fact that names the suit of a card. */
  readonly suitFact: string;
  /** The fact shown on the seal. Of several, the first one that a card has; some cards may then have none. */
  readonly valueFact: string | readonly string[];
  /** An icon for every kind of card, unique within the game. */
  readonly cards: Readonly<Record<string, CardIcon>>;
  /** Loads the icons of a suit, by its key, where `cards` lacks them to make the first table lighter. */
  readonly later?: Readonly<Record<string, () => Promise<Readonly<Record<string, CardIcon>>>>>;
}

/** One card as it is drawn. `id` is the kind of card: cards of one kind always look the same. */
export interface CardModel {
  readonly game: GameIdentity;
  readonly id: string;
  readonly name: string;
  /** A shorter name for the small faces, if the name has more than 18 letters. */
  readonly short?: string;
  readonly value?: number | string;
  readonly suit: Suit;
  readonly icon: CardIcon;
  /** The line in small caps under the name: suit, target. */
  readonly type: string;
  /** What it does in at most 18 letters, for the hand. */
  readonly gist: string;
  readonly text: string;
  readonly scale?: number;
}

/** A band across a card that has no effect now; the card is drawn grey. */
export interface Stamp {
  readonly word: string;
  readonly reason: string;
}

/** A small sign on the edge of a card. */
export interface Mark {
  readonly icon: Icon;
  /** Its spoken description. */
  readonly label: string;
}

/** A card that shows only its back. */
export interface FaceDownCard {
  readonly game: GameIdentity;
  readonly faceDown: true;
}

export type ShownCard = CardModel | FaceDownCard;

export const isFaceDown = (card: ShownCard): card is FaceDownCard => 'faceDown' in card;

/** `tile` is only the picture, square: for cards whose picture says everything, and for cells of a board. */
export type Face = 'full' | 'large' | 'medium' | 'table' | 'small' | 'mini' | 'tile';
