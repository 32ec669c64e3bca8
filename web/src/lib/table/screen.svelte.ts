// Which of the three layouts the table uses, and its height. It decides what is rendered and how large, so that nothing
// is on the page twice.
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

// In em of the browser's text size: 767, 1200 and 779 px at the usual size. Readers with larger text get the layout
// of a smaller screen.
const phone = new MediaQuery('(max-width: 47.94em)');
const wide = new MediaQuery('(min-width: 75em)');
/** The narrowest window with room for both rails and a sheet beside the table, which is wider than the rail in its place. */
const wideBeside = new MediaQuery('(min-width: 90em)');
const low = new MediaQuery('(max-height: 48.69em)');

let sheetBeside = $state(false);
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
    return sheetBeside ? wideBeside.current : wide.current;
  },
  /** There is room for a sheet beside the table. */
  get hasRoomBeside(): boolean {
    return wide.current;
  },
  /** A sheet lies beside the table: on most screens the table then uses the layout of a smaller one. */
  set sheetBeside(lies: boolean) {
    sheetBeside = lies;
  },
};
