// Which people at a table are away, since when, and whether a bot may stand in; and for whom I have chosen to wait.
import type { PeopleMessage } from '../net/protocol';

/** In ms: shorter absences, such as a reload, are ignored; a player who chose to wait is asked again after a while. */
const SHORT = 4000;
const WAIT_ON = 120_000;

interface Times {
  /** By `Date.now()`. */
  readonly since: number;
  /** When the absence is shown, and when a bot may stand in, by `performance.now()`. */
  readonly shownFrom: number;
  readonly botFrom: number;
}

export class Away {
  #times: readonly (Times | undefined)[] = $state.raw([]);
  /** For each seat, until when I wait. */
  #waitsUntil: Readonly<Record<number, number>> = $state.raw({});
  /** Changes when the passing of time changes what is shown. */
  #tick = $state(0);

  hear(away: PeopleMessage['away']): void {
    const now = performance.now();
    this.#times = away.map((times) => {
      if (!times) return undefined;
      const botFrom = now + times.bot_in * 1000;
      const shownFrom = Math.min(now - times.seconds * 1000 + SHORT, botFrom);
      for (const moment of [shownFrom, botFrom]) this.#lookAgain(moment - now);
      return { since: Date.now() - times.seconds * 1000, shownFrom, botFrom };
    });
  }

  /** Since when the person of a seat is away, by `Date.now()`; undefined if the person is here. */
  since(seat: number): number | undefined {
    const times = this.#at(seat);
    return times && times.shownFrom <= performance.now() ? times.since : undefined;
  }

  /** Whether to offer a bot for the person of a seat. */
  mayReplace(seat: number): boolean {
    const times = this.#at(seat);
    const now = performance.now();
    return times !== undefined && times.botFrom <= now && (this.#waitsUntil[seat] ?? 0) <= now;
  }

  waitOn(seats: readonly number[]): void {
    const until = performance.now() + WAIT_ON;
    this.#waitsUntil = { ...this.#waitsUntil, ...Object.fromEntries(seats.map((seat) => [seat, until])) };
    this.#lookAgain(WAIT_ON);
  }

  #at(seat: number): Times | undefined {
    void this.#tick;
    return this.#times[seat];
  }

  #lookAgain(wait: number): void {
    // A little later, so that the moment has passed for certain.
    if (wait >= 0) setTimeout(() => (this.#tick += 1), wait + 20);
  }
}
