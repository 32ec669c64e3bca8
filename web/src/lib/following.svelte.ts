// A list that grows at its end and follows it, unless somebody has scrolled back to read.
import type { Attachment } from 'svelte/attachments';

/** `last` names the newest entry; another one moves the list. */
export const following =
  (last: () => unknown): Attachment<HTMLElement> =>
  (list) => {
    let near = true;
    // Only a person moves the list up. A list that grows, or a rail that shrinks it, leaves its end below by itself.
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
