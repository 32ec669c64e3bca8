// The private pad: whom I suspect, and a few words. It is kept in this browser only, for each table by itself, and is sent
// to nobody.

export const SUSPICIONS = ['none', 'clean', 'odd', 'guilty'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

interface Written {
  readonly round: number;
  readonly suspicions: Readonly<Record<number, Suspicion>>;
  readonly words: string;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'pentakl.ravehard.pad';
const TABLES_KEPT = 12;
export const MOST_LETTERS = 600;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSuspicion = (value: unknown): value is Suspicion => SUSPICIONS.some((one) => one === value);

function readAll(open: () => Shelf): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    // Storage may be blocked or contain something else: then the pad is empty.
    return {};
  }
}

/** What was written in this game at this table; another game there begins with an empty pad. */
function read(open: () => Shelf, code: string, round: number): Written {
  const kept = readAll(open)[code];
  if (!isRecord(kept) || kept.round !== round) return { round, suspicions: {}, words: '' };
  const suspicions = Object.entries(isRecord(kept.suspicions) ? kept.suspicions : {}).flatMap(
    ([seat, suspicion]) => (isSuspicion(suspicion) ? [[Number(seat), suspicion] as const] : []),
  );
  return {
    round,
    suspicions: Object.fromEntries(suspicions),
    words: typeof kept.words === 'string' ? kept.words : '',
  };
}

export class Pad {
  readonly #open: () => Shelf;
  readonly #code: string;
  #written: Written = $state.raw({ round: 0, suspicions: {}, words: '' });

  constructor(code: string, round: number, open: () => Shelf = () => localStorage) {
    this.#open = open;
    this.#code = code;
    this.#written = read(open, code, round);
  }

  get words(): string {
    return this.#written.words;
  }

  of(seat: number): Suspicion {
    return this.#written.suspicions[seat] ?? 'none';
  }

  suspect(seat: number, suspicion: Suspicion): void {
    this.#write({ suspicions: { ...this.#written.suspicions, [seat]: suspicion } });
  }

  note(words: string): void {
    this.#write({ words: words.slice(0, MOST_LETTERS) });
  }

  #write(changed: Partial<Written>): void {
    this.#written = { ...this.#written, ...changed };
    const others = Object.entries(readAll(this.#open)).filter(([code]) => code !== this.#code);
    const kept = [...others, [this.#code, this.#written] as const].slice(-TABLES_KEPT);
    try {
      this.#open().setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // As above: the pad then lasts as long as the page.
    }
  }
}
