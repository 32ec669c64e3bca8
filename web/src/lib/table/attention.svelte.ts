// Runs while a table is open: moves the focus to the question, and asks the server for a preview of the answer being
// considered.
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
    // Never take the focus from somebody who is typing.
    if (document.activeElement instanceof HTMLInputElement) return;
    void tick().then(() => {
      if (!isNew && document.activeElement !== document.body) return;
      const table = tableNow();
      if (table && desk && !document.querySelector('dialog[open]')) focusQuestion(table, desk);
    });
  });

  $effect(() => {
    const desk = deskNow();
    if (desk?.store.view) desk.considers();
  });
}
