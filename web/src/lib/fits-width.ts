// Fits a name into one line: if there is too little room, its letters become smaller, down to a size that can still be
// read. A line that does not even fit then is marked (`data-unfit`) and broken.
//
// All lines that changed are fitted together: first all are reset, then all are measured, then all are set. One after
// the other, each would make the browser lay out the page again.
import type { Attachment } from 'svelte/attachments';

/** The smallest font size, in px at the usual text size. */
const SMALLEST = 12;
const USUAL = 16;

const lines = new Set<HTMLElement>();

function fit(changed: readonly HTMLElement[]): void {
  for (const line of changed) {
    if (line.hasAttribute('style'))
      line.style.fontSize = line.style.whiteSpace = line.style.overflowWrap = '';
    line.removeAttribute('data-unfit');
  }
  const smallest =
    (SMALLEST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / USUAL;
  const tooWide = changed.filter(isTooWide).map((line) => {
    const size = Number.parseFloat(getComputedStyle(line).fontSize);
    return { line, fitting: Math.floor(((size * line.clientWidth) / line.scrollWidth) * 2 - 0.5) / 2 };
  });
  for (const { line, fitting } of tooWide) line.style.fontSize = `${Math.max(smallest, fitting)}px`;
  const unfit = tooWide.filter(({ line, fitting }) => fitting < smallest && isTooWide(line));
  for (const { line } of unfit) {
    line.dataset.unfit = '';
    line.style.whiteSpace = 'normal';
    line.style.overflowWrap = 'anywhere';
  }
}

const isTooWide = (line: HTMLElement): boolean => line.scrollWidth > line.clientWidth;

/** Called once for all lines whose size has changed, and for new ones. */
const sizes = new ResizeObserver((entries) => fit(entries.map((entry) => entry.target as HTMLElement)));

const words = new MutationObserver((records) => {
  const changed = [...lines].filter((line) => records.some((record) => line.contains(record.target)));
  if (changed.length) fit(changed);
});

// A font that comes later has other widths.
document.fonts.addEventListener('loadingdone', () => fit([...lines]));

export const fitsWidth: Attachment<HTMLElement> = (line) => {
  lines.add(line);
  sizes.observe(line);
  words.observe(line, { childList: true, characterData: true, subtree: true });
  return () => {
    lines.delete(line);
    sizes.unobserve(line);
  };
};
