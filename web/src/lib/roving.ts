// Makes a group of cards one Tab stop; the arrow keys move inside it, Home and End go to its ends. If the focused card
// disappears (because it was played), the focus moves to the card that takes its place.
import type { Attachment } from 'svelte/attachments';
import { neighbour } from './direction';

const STOP = '[data-roving]';

export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | undefined;
  let place = 0;
  let hasFocus = false;

  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(STOP)];

  function updateTabStop(): void {
    const all = stops();
    const left = current !== undefined && !all.includes(current);
    if (current === undefined || left) current = all[Math.min(place, all.length - 1)];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
    if (left && hasFocus && document.activeElement === document.body) current?.focus();
  }

  function focused(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOP);
    if (!stop) return;
    current = stop;
    place = stops().indexOf(stop);
    hasFocus = true;
    updateTabStop();
  }

  function blurred(event: FocusEvent): void {
    // A removed card loses the focus too; the group has lost it only if the card is still there.
    const stop = event.target as HTMLElement;
    queueMicrotask(() => {
      if (stop.isConnected && !group.contains(document.activeElement)) hasFocus = false;
    });
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

  updateTabStop();
  const watcher = new MutationObserver(updateTabStop);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('focusout', blurred);
  group.addEventListener('keydown', pressed);
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('focusout', blurred);
    group.removeEventListener('keydown', pressed);
  };
};
