// Runs while a table is open: moves the focus to the question, asks the server for a preview of the answer being
// considered, and forgets a card in view once nothing points at it.
import { tick } from 'svelte';
import type { Desk } from './desk.svelte';
import { focusQuestion, isByKeyboard } from './keys';

/** Call it while the component is set up; both arguments may still be undefined then. */
export function payAttention(deskNow: () => Desk | undefined, tableNow: () => HTMLElement | undefined): void {
  // For keyboard players the focus follows a new question and whatever is picked up or pointed at.
  let askedBefore: unknown;
  let pickedBefore: unknown;
  let placeBefore: number | undefined;
  let pointedBefore: unknown;
  $effect(() => {
    const desk = deskNow();
    const [asked, picked, place, pointed] = desk?.store.view
      ? [desk.asked, desk.picked, desk.pickedPlace, desk.aimed]
      : [undefined, undefined, undefined, undefined];
    const isNew =
      asked !== askedBefore ||
      (picked !== undefined && picked !== pickedBefore) ||
      (place !== undefined && place !== placeBefore) ||
      (pointed !== undefined && pointed !== pointedBefore);
    // The "Back" button disappears together with what it gave up.
    const isGivenUp =
      (picked === undefined && pickedBefore !== undefined) ||
      (place === undefined && placeBefore !== undefined) ||
      (pointed === undefined && pointedBefore !== undefined);
    [askedBefore, pickedBefore, placeBefore, pointedBefore] = [asked, picked, place, pointed];
    if ((!isNew && !isGivenUp) || !isByKeyboard() || (!asked && document.activeElement !== document.body))
      return;
    // Never take the focus from somebody who is typing, or reading the rules.
    const isElsewhere = (): boolean =>
      document.activeElement instanceof HTMLInputElement ||
      (document.activeElement?.closest('[data-sheet]') ?? null) !== null;
    if (isElsewhere()) return;
    void tick().then(() => {
      if ((!isNew && document.activeElement !== document.body) || isElsewhere()) return;
      const table = tableNow();
      if (table && desk && !document.querySelector('dialog[open]')) focusQuestion(table, desk);
    });
  });

  $effect(() => {
    const desk = deskNow();
    if (desk?.store.view) desk.considers();
  });

  // Many cards say that they are pointed at, and here it ends for all of them.
  $effect(() => {
    const desk = deskNow();
    const table = tableNow();
    if (!desk || !table) return undefined;
    const leaves = ({ type, target, relatedTarget }: FocusEvent | PointerEvent): void => {
      const card = target instanceof Element ? target.closest('.card') : null;
      const next = relatedTarget instanceof Element ? relatedTarget.closest('.card') : null;
      // The focus comes to the next card before what is said here takes effect.
      if (!card || card === next || (next && type === 'focusout')) return;
      const left = desk.inspected;
      // A card that disappears loses the focus while the page is rendering.
      queueMicrotask(() => {
        if (desk.inspected === left) desk.inspected = undefined;
      });
    };
    table.addEventListener('pointerout', leaves);
    table.addEventListener('focusout', leaves);
    return () => {
      table.removeEventListener('pointerout', leaves);
      table.removeEventListener('focusout', leaves);
    };
  });
}
