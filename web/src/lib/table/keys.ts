// Keyboard control of the table: numbers choose, Escape steps back, and the focus follows the question. It reads what
// is lit from the page, so it never offers more than the pointer does.
import { motion } from '../motion/motion';
import type { Desk } from './desk.svelte';
import { anchorOfCard } from './flights';

const CARD = 'button.card.is-lit';
const PLACE = 'button.place.is-lit';
const BUTTON = '.ask .btn:not([aria-disabled="true"])';
const MAIN_BUTTON = '.ask .btn.main:not([aria-disabled="true"])';

let byKeyboard = false;

/** Whether the last input came from the keyboard; only then the focus may be moved. */
export const isByKeyboard = (): boolean => byKeyboard;

/** Tracks whether the keyboard is used. Returns the function that stops tracking. */
export function noticeInput(): () => void {
  const key = (): void => void (byKeyboard = true);
  const pointer = (): void => void (byKeyboard = false);
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
  };
}

const all = (table: HTMLElement, selector: string): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>(selector),
];

/** What has to be chosen next: cards, then places; nothing if only buttons are left. */
function goals(table: HTMLElement, desk: Desk): HTMLElement[] {
  if (desk.pickedPlace !== undefined || desk.aimed) return [];
  const places = all(table, PLACE);
  return desk.picked ? places : [...all(table, CARD), ...places];
}

/** Moves the focus to the next choice: a lit card or place, else the first button, else my side of the table. */
export function focusQuestion(table: HTMLElement, desk: Desk): void {
  const [first] = goals(table, desk);
  const [button] = desk.aimed ? all(table, MAIN_BUTTON) : all(table, BUTTON);
  const goal = first ?? button ?? table.querySelector<HTMLElement>('.tray');
  goal?.focus({ preventScroll: false });
}

/** What Escape gives up, first the place, then the card: the focus returns there. */
function givenUp(table: HTMLElement, desk: Desk): HTMLElement | null | undefined {
  const card =
    desk.pickedPlace === undefined && desk.picked
      ? motion.element(anchorOfCard(desk.picked.token))?.closest('button')
      : undefined;
  return card ?? table.querySelector<HTMLElement>('button.place.is-selected');
}

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns true if the key was used. */
export function pressed(event: KeyboardEvent, table: HTMLElement, desk: Desk): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (isTyping(event) || document.querySelector('dialog[open]')) return false;
  if (event.key === 'Escape' && (desk.picked || desk.pickedPlace !== undefined || desk.weighed)) {
    const left = givenUp(table, desk);
    desk.stepBack();
    left?.focus();
    return true;
  }
  if (event.key.toLowerCase() === 'h' && !event.repeat) return desk.askHint();
  if (/^[0-9]$/.test(event.key)) return choose(Number(event.key), table, desk);
  if (event.key.startsWith('Arrow') && document.activeElement === document.body) {
    focusQuestion(table, desk);
    return true;
  }
  return false;
}

/** A number chooses a lit card or place if there are any, else a button; 0 is always the first button. */
function choose(number: number, table: HTMLElement, desk: Desk): boolean {
  const lit = goals(table, desk);
  const buttons = all(table, BUTTON);
  const goal = number === 0 ? buttons[0] : lit.length ? lit[number - 1] : buttons[number - 1];
  if (!goal) return false;
  goal.focus();
  goal.click();
  return true;
}
