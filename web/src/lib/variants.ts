// How a person likes to play a game: seats, options, bots. Stored in this browser. Pure except for the storage it is
// given.
import type { GameOffered, Preset, RefusedChoices, UndoMode } from './net/protocol';
import { UNDO_MODES } from './net/protocol';
import { usualBot } from './table/bots';

export interface Wish {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
  readonly undo: UndoMode;
  readonly public: boolean;
  /** For each decision; undefined without a limit. */
  readonly seconds?: number;
  /** The table counts for its people. */
  readonly help: boolean;
  /** People may take hints even if other people play. */
  readonly hints: boolean;
}

/** The times for a decision that are offered, in seconds. */
export const DECISION_TIMES = [30, 60, 120, 300] as const;

type Kept = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

/** Every option with its value, chosen or default. */
const filled = ({ options }: GameOffered, chosen: Wish['options']): Wish['options'] =>
  Object.fromEntries(options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]));

const holds = (chosen: Wish['options'], { options }: RefusedChoices): boolean =>
  Object.entries(options).every(([name, choice]) => chosen[name] === choice);

/** The numbers of seats that these options allow. */
export function seatsFor(game: GameOffered, chosen: Wish['options']): number[] {
  const [fewest, most] = game.seats;
  const refused = game.refused.filter((one) => holds(filled(game, chosen), one));
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).filter((number) =>
    refused.every(({ seats }) => seats !== undefined && seats !== number),
  );
}

/**
 * Why a choice is not available: the choices of earlier options that it conflicts with. Undefined: it is available,
 * and later options that conflict with it will be changed.
 */
export function refusedBy(
  game: GameOffered,
  chosen: Wish['options'],
  option: string,
  choice: string,
): Wish['options'] | undefined {
  const earlier = game.options.slice(
    0,
    game.options.findIndex(({ name }) => name === option),
  );
  const all = filled(game, chosen);
  const fixed = {
    ...Object.fromEntries(earlier.map(({ name }) => [name, all[name] ?? ''])),
    [option]: choice,
  };
  const found = game.refused.find((one) => one.seats === undefined && holds(fixed, one));
  return found && Object.fromEntries(Object.entries(found.options).filter(([name]) => name !== option));
}

/** The options made compatible: one that conflicts with those before it falls back to its default. */
function compatibleOptions(game: GameOffered, chosen: Wish['options']): Wish['options'] {
  let compatible: Wish['options'] = filled(game, chosen);
  for (const { name, default: usual, choices } of game.options) {
    const fits = (choice: string): boolean => refusedBy(game, compatible, name, choice) === undefined;
    const wanted = compatible[name] ?? usual;
    compatible = { ...compatible, [name]: [wanted, usual, ...choices].find(fits) ?? wanted };
  }
  return compatible;
}

/** The wish with compatible options and the nearest number of seats that they allow. */
export function compatibleWish(game: GameOffered, wish: Wish): Wish {
  const options = compatibleOptions(game, wish.options);
  const distance = (seats: number): number => Math.abs(seats - wish.seats);
  const [nearest = wish.seats] = seatsFor(game, options).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return { ...wish, options, seats: nearest };
}

/** The preset with exactly these options. */
export const presetOf = (game: GameOffered, chosen: Wish['options']): Preset | undefined =>
  game.presets.find(({ options }) =>
    Object.entries(filled(game, chosen)).every(([name, value]) => options[name] === value),
  );

/**
 * The stored wish, as far as the game still offers it; else the simplest table: usual or fewest seats, the
 * second weakest bot.
 */
export function wishFor(game: GameOffered, kept: unknown, usualSeats = game.seats[0]): Wish {
  const found = isRecord(kept) ? kept : {};
  const wanted = isRecord(found.options) ? found.options : {};
  return compatibleWish(game, {
    seats: typeof found.seats === 'number' ? found.seats : usualSeats,
    options: Object.fromEntries(
      game.options.map((option) => {
        const choice = wanted[option.name];
        const fits =
          typeof choice === 'string' && (!option.choices.length || option.choices.includes(choice));
        return [option.name, fits ? choice : option.default];
      }),
    ),
    bot: game.bots.find((bot) => bot === found.bot) ?? usualBot(game.bots),
    undo: UNDO_MODES.find((mode) => mode === found.undo) ?? 'ask',
    public: found.public === true,
    seconds: DECISION_TIMES.find((seconds) => seconds === found.seconds),
    help: found.help !== false,
    hints: found.hints === true,
  });
}

const KEY = 'pentakl.variants';

function all(open: () => Storage): Kept {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    // Storage may be blocked; then wishes last as long as the page.
    return {};
  }
}

export const keptWish = (open: () => Storage, game: GameOffered, usualSeats?: number): Wish =>
  wishFor(game, all(open)[game.key], usualSeats);

export function keepWish(open: () => Storage, game: string, wish: Wish): void {
  try {
    open().setItem(KEY, JSON.stringify({ ...all(open), [game]: wish }));
  } catch {
    // As above.
  }
}
