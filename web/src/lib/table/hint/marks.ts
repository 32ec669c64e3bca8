// Which marks a hint puts on the table: answers that begin with the same card or place share one. Pure.
import type { HintedAct } from './hint.svelte';

/** A mark: the ranks of the answers that begin here, and the chance of the best of them in percent. */
export interface Mark {
  readonly ranks: readonly number[];
  readonly percent: number;
}

interface Pressed<Target> {
  readonly answer: Pick<HintedAct, 'rank' | 'percent'>;
  readonly element: Target;
}

export function marksOn<Target>(
  pressed: readonly Pressed<Target>[],
): (Mark & { readonly element: Target })[] {
  const first = pressed.filter(({ element }, i) => pressed.findIndex((one) => one.element === element) === i);
  return first.map(({ answer, element }) => ({
    element,
    ranks: pressed.filter((one) => one.element === element).map((one) => one.answer.rank),
    percent: answer.percent,
  }));
}
