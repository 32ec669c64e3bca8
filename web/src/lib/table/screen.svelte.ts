// Which of the three layouts the table uses, and its height. It decides what is rendered and how large, so that nothing
// is on the page twice.
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

const phone = new MediaQuery('(max-width: 767px)');
const wide = new MediaQuery('(min-width: 1200px)');
const low = new MediaQuery('(max-height: 779px)');

export const screen = {
  /** A phone: a sheet at the bottom, everything within reach of the thumb. */
  get compact(): boolean {
    return phone.current;
  },
  /** A low laptop screen: panels take one row each. */
  get low(): boolean {
    return low.current;
  },
  /** In px. */
  get height(): number {
    return innerHeight.current ?? 900;
  },
  /** There is room for both rails. */
  get wide(): boolean {
    return wide.current;
  },
};
