// What an answer costs of a turn's actions. Pure.
import type { Act } from '$lib/net/protocol';
import type { Action } from './view';

/** What is printed on cards, as far as it decides what they cost. */
interface Costs {
  readonly cards: Readonly<Record<string, { readonly timing?: string | number } | undefined>>;
}

const COIN = 'osom-';
const STRATEGIC: ReadonlySet<string> = new Set(['lay', 'attach', 'free', 'flashback']);

export const isCoinAct = ({ word }: Act): boolean => word.startsWith(COIN);

/** The action that a play takes: one of the turn's three, or the coin; undefined for answers that are not plays. */
export function costOf(act: Act, { cards }: Costs): Action | 'coin' | undefined {
  if (isCoinAct(act)) return 'coin';
  if (act.word === 'scheme' || act.word === 'attack') return act.word === 'scheme' ? 'scheme' : 'offensive';
  if (STRATEGIC.has(act.word)) return 'strategic';
  if (!act.word.startsWith('cast')) return undefined;
  return cards[act.card ?? '']?.timing === 'offensive' ? 'offensive' : 'strategic';
}

/** The kind of the partner with which a Spell is cast, from the text of the act: "cast x with laid y#2". */
export const partnerIn = ({ text }: Act): string | undefined =>
  / with (?:laid )?([a-z0-9_]+)(?:#\d+)?$/.exec(text)?.[1];
