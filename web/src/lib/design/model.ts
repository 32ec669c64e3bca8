// The plain data that the design system draws. It knows no rules and no text: names arrive translated.

/** One path on a 512 x 512 grid: an icon of game-icons (`icon:<name>`) or one of our own. */
export interface Icon {
  readonly name: string;
  readonly d: string;
}

/** The three printing inks of a plate: its ground, the deep of it, and the ink for text on parchment. */
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

/** The quartet by which a suit is known: colour, pattern, seal, glyph. Any two are enough. */
export interface Suit {
  readonly key: string;
  readonly inks: Inks;
  readonly pattern: PatternName;
  readonly seal: SealName;
  readonly glyph: Icon;
}

/** What the home page, the bar and the card backs need of a game; small, loaded with the first page. */
export interface GameIdentity {
  readonly game: string;
  /** Its place on the home page, from the left. */
  readonly order: number;
  /** Only of a game that the engine does not know yet: of all others the engine says it. */
  readonly seats?: readonly [number, number];
  /** How many play at the table that is offered first; without it as few as can. */
  readonly usualSeats?: number;
  readonly minutes: number;
  readonly emblem: Icon;
  /** The accent on night: the emblem and the card backs, nothing else. */
  readonly accent: string;
  /** The game's own plate on the home page. */
  readonly plate: Pick<Suit, 'inks' | 'pattern'>;
  /** The ornament in the corners of its card frames, drawn in a 20 x 20 corner. */
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
  /** Enlarges a thin icon or calms a heavy one; 1 unless the sheet shows that it is needed. */
  readonly scale?: number;
  /** It stands on the suit's seal, as a value does on a card without a name. */
  readonly sealed?: true;
}

/** How a game's cards look: loaded with its table. What is printed on them is sent by the engine. */
export interface GameLook {
  readonly identity: GameIdentity;
  readonly suits: Readonly<Record<string, Suit>>;
  /** The fact of a card that names its suit. */
  readonly suitFact: string;
  /** The fact of a card that stands on its seal; of several the first that a card has. Some cards may then have none. */
  readonly valueFact: string | readonly string[];
  /** An icon for every kind of card, unique within the game. */
  readonly cards: Readonly<Record<string, CardIcon>>;
}

/** One card as it is drawn. `id` is the kind of card: the same kind has the same plate for ever. */
export interface CardModel {
  readonly game: GameIdentity;
  readonly id: string;
  readonly name: string;
  /** A shorter name for the small faces, when the name has more than 18 letters. */
  readonly short?: string;
  readonly value?: number | string;
  readonly suit: Suit;
  readonly icon: CardIcon;
  /** Small caps under the name: suit, target. */
  readonly type: string;
  /** At most 18 letters: what it does, for the hand. */
  readonly gist: string;
  readonly text: string;
  readonly scale?: number;
}

/** A band across a card that counts for nothing now; the card is drawn grey. */
export interface Stamp {
  readonly word: string;
  readonly reason: string;
}

/** A small sign on the edge of a card. */
export interface Mark {
  readonly icon: Icon;
  /** Said of it. */
  readonly label: string;
}

/** A card of which only the back may be seen. */
export interface FaceDownCard {
  readonly game: GameIdentity;
  readonly faceDown: true;
}

export type ShownCard = CardModel | FaceDownCard;

export const isFaceDown = (card: ShownCard): card is FaceDownCard => 'faceDown' in card;

/** `tile` is the picture alone, square: for cards whose picture says everything, and for cells of a board. */
export type Face = 'full' | 'large' | 'medium' | 'table' | 'small' | 'mini' | 'tile';
