// Which entry of a table's log this browser has shown last, so that a return can say what is new.

const KEY = 'pentakl.seen';
const TABLES_KEPT = 24;

type Kept = Record<string, number>;

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Opening the shelf may itself be forbidden. */
type Open = () => Shelf;

function read(open: Open): Kept {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote: then nothing was seen yet.
    return {};
  }
}

/** The last entry that was shown of this table; 0 when it was never shown here. */
export function lastSeen(open: Open, code: string): number {
  const seq = read(open)[code];
  return typeof seq === 'number' ? seq : 0;
}

export function markSeen(open: Open, code: string, seq: number): void {
  const others = Object.entries(read(open)).filter(([other]) => other !== code);
  const entries = [...others, [code, seq] as const].slice(-TABLES_KEPT);
  try {
    open().setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // As above.
  }
}
