// One stop of the Tab key for a group of cards; the arrow keys walk inside it, Home and End go to its ends.
import type { Attachment } from 'svelte/attachments';
import { neighbour } from './direction';

const STOP = '[data-roving]';

export const roving: Attachment<HTMLElement> = (group) => {
  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(STOP)];

  function settle(current?: HTMLElement): void {
    const all = stops();
    const kept = current ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === kept ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOP);
    if (stop) settle(stop);
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = stops();
    const from = all.findIndex((stop) => stop === event.target);
    if (from < 0) return;
    const boxes = all.map((stop) => stop.getBoundingClientRect());
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : neighbour(boxes, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  settle();
  // Cards come and go; a group must never lose its one stop.
  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', pressed);
  };
};
