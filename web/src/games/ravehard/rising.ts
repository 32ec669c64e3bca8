// The rise of the Darkchmage as it is being shown: who the murderer is, and the new life once it has happened. Pure.
import type { GameEvent } from '$lib/net/protocol';

export interface Rising {
  readonly seat: number;
  /** The life of the Darkchmage; undefined until the Chamber card is turned over. */
  readonly life?: number;
}

/** What the events shown so far in this step say about it; undefined if nobody rises. */
export function risingIn(scene: readonly GameEvent[]): Rising | undefined {
  const murderer = scene.findLast(({ kind }) => kind === 'murderer');
  if (!murderer) return undefined;
  const risen = scene.findLast(({ kind }) => kind === 'darkchmage');
  return { seat: murderer.seat, life: risen?.number };
}
