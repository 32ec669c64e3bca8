// What a page with a table does for as long as it is open: the focus follows the question, and what an answer would lead to
// is asked for when it is considered.
import { tick } from 'svelte';
import type { Desk } from './desk.svelte';
import { focusQuestion, isByKeyboard } from './keys';

/** Call it while the page's component is set up. Both may still be missing then. */
export function payAttention(deskNow: () => Desk | undefined, tableNow: () => HTMLElement | undefined): void {
  // A new question takes the focus along, and so does what is picked up or pointed at; for those who play by keyboard.
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
    // The button that gives something up is gone with it.
    const isGivenUp =
      (picked === undefined && pickedBefore !== undefined) ||
      (place === undefined && placeBefore !== undefined) ||
      (pointed === undefined && pointedBefore !== undefined);
    [askedBefore, pickedBefore, placeBefore, pointedBefore] = [asked, picked, place, pointed];
    if ((!isNew && !isGivenUp) || !isByKeyboard() || (!asked && document.activeElement !== document.body))
      return;
    // Nobody is torn away from what they write.
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
