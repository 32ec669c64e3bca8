// One tip on the page at a time: the reason why something cannot be done now, beside the thing itself.
// Screen readers get the same words by aria-describedby; the tip is for eyes.
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

  /** Shows the text on hover and on focus by the keyboard; nothing when there is no text. */
  on(text: string | undefined): Attachment<HTMLElement> {
    return (element) => {
      if (text === undefined) return;
      const show = (event: Event): void => {
        if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
        if (event.type === 'focus' && !element.matches(':focus-visible')) return;
        this.show(element, text);
      };
      const hide = (): void => this.hide(element);
      element.addEventListener('pointerenter', show);
      element.addEventListener('pointerleave', hide);
      element.addEventListener('focus', show);
      element.addEventListener('blur', hide);
      return () => {
        hide();
        element.removeEventListener('pointerenter', show);
        element.removeEventListener('pointerleave', hide);
        element.removeEventListener('focus', show);
        element.removeEventListener('blur', hide);
      };
    };
  }
}

export const tooltip = new Tooltip();
