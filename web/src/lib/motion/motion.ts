// Animates what happened: one step at a time, driven by the game's events. A step names places (anchors), not elements,
// because cards appear and vanish during a flight.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { motionIsReduced } from '../settings.svelte';
import { play as playSound, type Sound } from '../sound';
import { departures, keyframes, parseTime, type Place } from './flight';
import './motion.css';

/** The name of an anchor, or several names; the first one that is on the page is used. */
export type Anchor = string | readonly string[];

/**
 * The flight of one card. An anchor called `card:<token>` is that card itself: it stays hidden until it lands. Any
 * other anchor is a place (a pile, a seat, a zone) and stays visible.
 */
export interface Flight {
  readonly from: Anchor;
  readonly to: Anchor;
  /**
   * Turns over during the flight, from the side shown at `from` to the side shown at `to`. By default it does if
   * exactly one of them is a back.
   */
  readonly flips?: boolean;
}

export interface Step {
  readonly flights: readonly Flight[];
  /** Changes the state of the table; flights start where things were before and end where they are after. */
  readonly apply?: () => void;
  readonly sound?: Sound;
}

interface Origin {
  readonly place: Place;
  readonly card: HTMLElement | undefined;
}

const CARD = /^card:/;

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const milliseconds = (name: string): number => parseTime(token(name));

function cardIn(element: HTMLElement): HTMLElement | undefined {
  if (element.matches('.card')) return element;
  return element.querySelector<HTMLElement>('.card') ?? undefined;
}

const isBack = (card: HTMLElement): boolean => card.classList.contains('card--back');

/** The position of the card without rotation: the bounding box of a fanned card is larger than the card. */
function placeOf(element: HTMLElement): Place {
  const target = cardIn(element) ?? element;
  const box = target.getBoundingClientRect();
  const width = target.offsetWidth || box.width;
  const height = target.offsetHeight || box.height;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll('[id]')]) part.removeAttribute('id');
  ghost.classList.remove('is-lit', 'is-selected', 'is-not-now', 'motion-hidden');
  ghost.removeAttribute('aria-label');
  // Its width comes from the box that it flies in.
  ghost.style.removeProperty('--w');
  ghost.tabIndex = -1;
  return ghost;
}

export class Motion {
  readonly #anchors = new Map<string, HTMLElement>();
  readonly #waiting: { step: Step; done: () => void }[] = [];
  readonly #running = new Set<Animation>();
  #layer: HTMLElement | undefined;
  #busy = false;
  #hurry = false;

  /** Gives an element an anchor name for flights: `{@attach motion.anchor('pile:well')}`. */
  anchor(name: string | undefined): Attachment<HTMLElement> {
    return (element) => {
      if (name === undefined) return;
      this.#anchors.set(name, element);
      return () => {
        if (this.#anchors.get(name) === element) this.#anchors.delete(name);
      };
    };
  }

  /** Any input finishes all flights at once. Returns the function that stops listening. */
  listen(): () => void {
    const finish = (): void => this.finish();
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }

  /** The element of that name, if it is on the page. */
  element(name: string): HTMLElement | undefined {
    return this.#find(name)?.element;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Adds a step to the queue; resolves once it has been shown. */
  play(step: Step): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ step, done });
      if (!this.#busy) void this.#work();
    });
  }

  /** Finishes all flights and applies all waiting steps without showing them. */
  finish(): void {
    if (!this.#busy) return;
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        await this.#show(next.step);
      } finally {
        next.done();
      }
    }
    this.#busy = false;
    this.#hurry = false;
  }

  async #show(step: Step): Promise<void> {
    const origins = step.flights.map((flight) => this.#originOf(flight));
    step.apply?.();
    await tick();
    if (step.sound) playSound(step.sound);
    if (this.#hurry || document.hidden) return;
    await (motionIsReduced() ? this.#point(step, origins) : this.#fly(step, origins));
  }

  #find(anchor: Anchor): { element: HTMLElement; isCard: boolean } | undefined {
    for (const name of typeof anchor === 'string' ? [anchor] : anchor) {
      const element = this.#anchors.get(name);
      if (element?.isConnected) return { element, isCard: CARD.test(name) };
    }
    return undefined;
  }

  #originOf(flight: Flight): Origin | undefined {
    const element = this.#find(flight.from)?.element;
    if (!element) return undefined;
    const card = cardIn(element);
    return { place: placeOf(element), card: card && ghostOf(card) };
  }

  async #fly(step: Step, origins: readonly (Origin | undefined)[]): Promise<void> {
    const travel = milliseconds('--d-travel');
    const times = departures(step.flights.length, travel, milliseconds('--d-deal-step'));
    const easing = token('--e-out');
    const flights = step.flights.map((flight, i) => {
      const origin = origins[i];
      const goal = this.#find(flight.to);
      if (!origin || !goal) return undefined;
      const arriving = cardIn(goal.element);
      const face = (arriving && ghostOf(arriving)) ?? origin.card;
      if (!face) return undefined;
      const to = placeOf(goal.element);
      const flips = flight.flips ?? (origin.card !== undefined && isBack(origin.card) !== isBack(face));
      const back = flips && arriving ? origin.card : undefined;
      return this.#launch(face, back, origin.place, to, {
        duration: travel,
        delay: times[i] ?? 0,
        easing,
        hidden: goal.isCard ? goal.element : undefined,
      });
    });
    await Promise.all(flights);
  }

  async #launch(
    face: HTMLElement,
    back: HTMLElement | undefined,
    from: Place,
    to: Place,
    how: { duration: number; delay: number; easing: string; hidden: HTMLElement | undefined },
  ): Promise<void> {
    const ghost = this.#put(to, 'motion-flight');
    face.classList.add('motion-side');
    ghost.append(face);
    how.hidden?.classList.add('motion-hidden');
    const timing: KeyframeAnimationOptions = {
      duration: how.duration,
      delay: how.delay,
      easing: how.easing,
      fill: 'both',
    };
    const animations = [ghost.animate(keyframes(from, to), timing)];
    if (back) {
      back.classList.add('motion-side');
      ghost.append(back);
      animations.push(
        back.animate([{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(180deg)' }], timing),
        face.animate([{ transform: 'rotateY(-180deg)' }, { transform: 'rotateY(0deg)' }], timing),
      );
    }
    await this.#untilFinished(animations);
    how.hidden?.classList.remove('motion-hidden');
    ghost.remove();
  }

  /** Reduced motion: the origin gets a dashed outline, the goal a ring, and the card fades in at its new place. */
  async #point(step: Step, origins: readonly (Origin | undefined)[]): Promise<void> {
    const boxes = origins.flatMap((origin) => (origin ? [this.#put(origin.place, 'motion-origin')] : []));
    // The ring is set on the goal itself, which the next step may move.
    const goals = step.flights.flatMap((flight) => this.#find(flight.to) ?? []);
    for (const goal of goals) {
      goal.element.classList.add('motion-goal');
      if (goal.isCard) goal.element.animate({ opacity: [0, 1] }, milliseconds('--d-fade'));
    }
    const lingering = document.body.animate({}, milliseconds('--d-linger'));
    const gone = this.#untilFinished([lingering]).then(() => {
      for (const box of boxes) box.remove();
      for (const goal of goals) goal.element.classList.remove('motion-goal');
    });
    // The marks linger, but the next step does not wait for them.
    await Promise.race([gone, new Promise((go) => setTimeout(go, milliseconds('--d-fade') * 2))]);
  }

  async #untilFinished(animations: readonly Animation[]): Promise<void> {
    for (const animation of animations) this.#running.add(animation);
    await Promise.allSettled(animations.map((animation) => animation.finished));
    for (const animation of animations) this.#running.delete(animation);
  }

  /** Adds an empty box over the page at that place. */
  #put(place: Place, className: string): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement('div');
      this.#layer.className = 'motion-layer';
      this.#layer.setAttribute('aria-hidden', 'true');
      this.#layer.inert = true;
      document.body.append(this.#layer);
    }
    const box = document.createElement('div');
    box.className = className;
    box.style.left = `${place.x}px`;
    box.style.top = `${place.y}px`;
    box.style.width = `${place.width}px`;
    box.style.height = `${place.height}px`;
    box.style.setProperty('--w', `${place.width}px`);
    this.#layer.append(box);
    return box;
  }
}

/** The one instance of the page. */
export const motion = new Motion();
