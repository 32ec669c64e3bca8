// How a person likes to play a game: seats, options, bots. Kept in this browser. Pure but for the shelf it is given.
import type { GameOffered, UndoMode } from './net/protocol';
import { UNDO_MODES } from './net/protocol';

export interface Wish {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
  readonly undo: UndoMode;
  readonly public: boolean;
}

type Kept = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

/** The numbers of seats that go with these options. */
export function seatsFor({ seats, options }: GameOffered, chosen: Wish['options']): number[] {
  const [fewest, most] = seats;
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).filter((number) =>
    options.every(({ name, default: usual, seats: allowed }) => {
      const fitting = allowed[chosen[name] ?? usual];
      return !fitting || fitting.includes(number);
    }),
  );
}

/** The wish with the nearest number of seats that goes with its options. */
export function seated(game: GameOffered, wish: Wish): Wish {
  const distance = (seats: number): number => Math.abs(seats - wish.seats);
  const [nearest = wish.seats] = seatsFor(game, wish.options).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return { ...wish, seats: nearest };
}

/** The wish that was kept, as far as the game still offers it; else the simplest table: fewest seats, strongest bot. */
export function wishFor(game: GameOffered, kept: unknown): Wish {
  const found = isRecord(kept) ? kept : {};
  const wanted = isRecord(found.options) ? found.options : {};
  return seated(game, {
    seats: typeof found.seats === 'number' ? found.seats : game.seats[0],
    options: Object.fromEntries(
      game.options.map((option) => {
        const choice = wanted[option.name];
        const fits =
          typeof choice === 'string' && (!option.choices.length || option.choices.includes(choice));
        return [option.name, fits ? choice : option.default];
      }),
    ),
    bot: game.bots.find((bot) => bot === found.bot) ?? game.bots.at(-1) ?? 'random',
    undo: UNDO_MODES.find((mode) => mode === found.undo) ?? 'ask',
    public: found.public === true,
  });
}

const KEY = 'pentakl.variants';

function all(open: () => Storage): Kept {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    // Storage may be forbidden; then wishes last as long as the page.
    return {};
  }
}

export const keptWish = (open: () => Storage, game: GameOffered): Wish => wishFor(game, all(open)[game.key]);

export function keepWish(open: () => Storage, game: string, wish: Wish): void {
  try {
    open().setItem(KEY, JSON.stringify({ ...all(open), [game]: wish }));
  } catch {
    // As above.
  }
}
