// Which of the three layouts the table has: it decides what is rendered, so that nothing is on the page twice.
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 767px)');
const wide = new MediaQuery('(min-width: 1200px)');
const low = new MediaQuery('(max-height: 779px)');

export const screen = {
  /** A sheet at the bottom, everything within the thumb's reach. */
  get compact(): boolean {
    return phone.current;
  },
  /** A low laptop screen: panels take one row each. */
  get low(): boolean {
    return low.current;
  },
  /** Room for both rails. */
  get wide(): boolean {
    return wide.current;
  },
};
