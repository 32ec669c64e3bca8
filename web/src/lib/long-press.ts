// A long press: on a touch screen it replaces the right button and hovering.
import type { Attachment } from 'svelte/attachments';

const HOLD = 450;
const SLIP = 10;

/** Calls `held` after a long press and suppresses the click that would follow. */
export function longPress(held: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    let start = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      fired = false;
      if (event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        fired = true;
        held(element);
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('click', click, true);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('click', click, true);
    };
  };
}
