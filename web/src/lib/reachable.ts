// A scrollable region must be reachable by keyboard: if nothing inside it can be focused, it becomes focusable itself.
import type { Attachment } from 'svelte/attachments';

const FOCUSABLE =
  'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

export const reachable: Attachment<HTMLElement> = (region) => {
  const look = (): void => {
    const scrolls = region.scrollHeight > region.clientHeight;
    if (scrolls && !region.querySelector(FOCUSABLE)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const element of [region, ...region.children]) sizes.observe(element);
  };
  const parts = new MutationObserver(watch);
  parts.observe(region, { childList: true });
  watch();
  return () => {
    parts.disconnect();
    sizes.disconnect();
  };
};
