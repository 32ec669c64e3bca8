// A scrollable region shows that there is more: base.css fades the edge beyond which it continues (`data-more`).
import type { Attachment } from 'svelte/attachments';

/** Smaller differences are rounding, in px. */
const SLACK = 2;

export const showsMore: Attachment<HTMLElement> = (region) => {
  const look = (): void => {
    // In another layout the same element may not scroll at all.
    const scrolls = /auto|scroll/.test(getComputedStyle(region).overflowY);
    const above = scrolls && region.scrollTop > SLACK;
    const below = scrolls && region.scrollTop + region.clientHeight < region.scrollHeight - SLACK;
    const more = [above && 'above', below && 'below'].filter(Boolean).join(' ');
    if (more === (region.dataset.more ?? '')) return;
    if (more) region.dataset.more = more;
    else delete region.dataset.more;
  };
  const sizes = new ResizeObserver(look);
  // Whatever is newly watched is looked at as well, before the page is drawn.
  const watch = (): void => {
    sizes.disconnect();
    for (const element of [region, ...region.children]) sizes.observe(element);
  };
  const parts = new MutationObserver(watch);
  parts.observe(region, { childList: true });
  region.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    parts.disconnect();
    sizes.disconnect();
    region.removeEventListener('scroll', look);
  };
};
