// Which steps of which lesson this browser has shown, so that a lesson can be left and continued. Pure except for the storage.
import type { Shelf } from '../seen';

const KEY = 'pentakl.lessons';
const TABLES_KEPT = 12;

/** What was shown of one lesson. */
export interface Told {
  readonly steps: readonly string[];
  /** The learner has turned the guide off. */
  readonly off: boolean;
  /** The goal was read. */
  readonly begun: boolean;
  /** The end was read. */
  readonly ended: boolean;
}

const NOTHING: Told = { steps: [], off: false, begun: false, ended: false };

type Kept = Record<string, Partial<Told>>;

function read(open: () => Shelf): Kept {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    // Storage may be blocked or contain something else: then the lesson starts again.
    return {};
  }
}

export function keptLesson(open: () => Shelf, code: string): Told {
  return { ...NOTHING, ...read(open)[code] };
}

export function keepLesson(open: () => Shelf, code: string, told: Told): void {
  const others = Object.entries(read(open)).filter(([other]) => other !== code);
  try {
    open().setItem(KEY, JSON.stringify(Object.fromEntries([...others, [code, told]].slice(-TABLES_KEPT))));
  } catch {
    // As above.
  }
}
