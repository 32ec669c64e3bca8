// The log entry of a table that this browser has shown last, so that it can mark what is new. Chat and game are tracked
// separately.

const KEY = 'pentakl.seen';
/** When somebody last looked at the table here, by `Date.now()`. */
export const TIME_KEY = 'pentakl.seen-at';
export const CHAT_KEY = 'pentakl.chat-read';
const TABLES_KEPT = 24;

type Kept = Record<string, number>;

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Even accessing the storage may be blocked. */
type Open = () => Shelf;

function read(open: Open, key: string): Kept {
  try {
    const kept: unknown = JSON.parse(open().getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    // Storage may be blocked or hold something else: then nothing was seen yet.
    return {};
  }
}

/** The last entry shown of this table; 0 if it was never shown here. */
export function lastSeen(open: Open, code: string, key = KEY): number {
  const seq = read(open, key)[code];
  return typeof seq === 'number' ? seq : 0;
}

export function markSeen(open: Open, code: string, seq: number, key = KEY): void {
  const others = Object.entries(read(open, key)).filter(([other]) => other !== code);
  const entries = [...others, [code, seq] as const].slice(-TABLES_KEPT);
  try {
    open().setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // As above.
  }
}
