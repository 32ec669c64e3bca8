// Which of the three layouts the table uses, and its height. It decides what is rendered and how large, so that nothing
// is on the page twice.
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

// In em of the browser's own size of text: 767, 1200 and 779 px of the usual one. Who reads larger letters gets the layout
// of a smaller screen.
const phone = new MediaQuery('(max-width: 47.94em)');
const wide = new MediaQuery('(min-width: 75em)');
const low = new MediaQuery('(max-height: 48.69em)');

/** The height that something below the table takes, in px. */
let taken = $state(0);

export const screen = {
  /** A phone: a sheet at the bottom, everything within reach of the thumb. */
  get compact(): boolean {
    return phone.current;
  },
  /** A low laptop screen: panels take one row each. */
  get low(): boolean {
    return low.current;
  },
  /** In px, without what lies below the table. */
  get height(): number {
    return (innerHeight.current ?? 900) - taken;
  },
  /** Leaves room below the table, in px. */
  leave(room: number): void {
    taken = room;
  },
  /** There is room for both rails. */
  get wide(): boolean {
    return wide.current;
  },
};
