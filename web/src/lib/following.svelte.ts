// Keeps a growing list scrolled to its end, unless the user has scrolled back to read.
import type { Attachment } from 'svelte/attachments';

/** `last` identifies the newest entry; when it changes, the list scrolls. */
export const following =
  (last: () => unknown): Attachment<HTMLElement> =>
  (list) => {
    let near = true;
    // Only the user scrolls up. When the list grows or its box shrinks, its end moves out of sight without anybody
    // scrolling.
    let top = 0;
    const scrolled = (): void => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight < 60) near = true;
      else if (list.scrollTop < top) near = false;
      top = list.scrollTop;
    };
    list.addEventListener('scroll', scrolled);
    $effect(() => {
      void last();
      if (near) list.scrollTop = list.scrollHeight;
    });
    const sized = new ResizeObserver(() => {
      if (near) list.scrollTop = list.scrollHeight;
    });
    sized.observe(list);
    return () => {
      list.removeEventListener('scroll', scrolled);
      sized.disconnect();
    };
  };
