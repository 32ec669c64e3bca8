// Fits a name into one line: if there is too little room, its letters become smaller, down to a size that can still be
// read. A line that does not even fit then is marked (`data-unfit`) and broken.
import type { Attachment } from 'svelte/attachments';

/** The smallest font size, in px at the usual text size. */
const SMALLEST = 12;
const USUAL = 16;

export const fitsWidth: Attachment<HTMLElement> = (line) => {
  const fit = (): void => {
    line.style.fontSize = line.style.whiteSpace = line.style.overflowWrap = '';
    line.removeAttribute('data-unfit');
    if (line.scrollWidth <= line.clientWidth) return;
    const size = Number.parseFloat(getComputedStyle(line).fontSize);
    const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
    const fitting = Math.floor(((size * line.clientWidth) / line.scrollWidth) * 2 - 0.5) / 2;
    line.style.fontSize = `${Math.max(SMALLEST * enlarged, fitting)}px`;
    if (fitting >= SMALLEST * enlarged || line.scrollWidth <= line.clientWidth) return;
    line.dataset.unfit = '';
    line.style.whiteSpace = 'normal';
    line.style.overflowWrap = 'anywhere';
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(line);
  const words = new MutationObserver(fit);
  words.observe(line, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(fit);
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};
