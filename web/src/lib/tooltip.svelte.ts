// One tooltip at a time: the reason why something cannot be done now, beside that thing. Screen readers get the same
// text by aria-describedby.
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  readonly text: string;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

class Tooltip {
  tip: Tip | undefined = $state.raw();
  #owner: HTMLElement | undefined;

  show(element: HTMLElement, text: string): void {
    const box = element.getBoundingClientRect();
    this.#owner = element;
    this.tip = { text, x: box.x + box.width / 2, top: box.top, bottom: box.bottom };
  }

  hide(element?: HTMLElement): void {
    if (element && element !== this.#owner) return;
    this.#owner = undefined;
    this.tip = undefined;
  }

  /** After scrolling: what the keyboard is on keeps its tip, because moving the focus is what scrolls to it. */
  follow(): void {
    if (this.#owner?.matches(':focus-visible') && this.tip) this.show(this.#owner, this.tip.text);
    else this.hide();
  }

  /**
   * Shows the text on hover, on keyboard focus, and (unless `tap` is false) on a tap, since a finger cannot hover.
   * Does nothing without a text.
   */
  on(text: string | undefined, { tap = true } = {}): Attachment<HTMLElement> {
    return (element) => {
      if (text === undefined) return;
      let finger = false;
      const down = (event: PointerEvent): void => {
        finger = event.pointerType !== 'mouse';
      };
      const hover = (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') this.show(element, text);
      };
      const focus = (): void => {
        if (element.matches(':focus-visible')) this.show(element, text);
      };
      const click = (): void => {
        if (tap && finger) this.show(element, text);
      };
      const hide = (): void => this.hide(element);
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointerenter', hover);
      element.addEventListener('focus', focus);
      element.addEventListener('click', click);
      element.addEventListener('pointerleave', hide);
      element.addEventListener('blur', hide);
      return () => {
        hide();
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointerenter', hover);
        element.removeEventListener('focus', focus);
        element.removeEventListener('click', click);
        element.removeEventListener('pointerleave', hide);
        element.removeEventListener('blur', hide);
      };
    };
  }
}

export const tooltip = new Tooltip();
