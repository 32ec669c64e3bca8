// What the prompt tells while others act: the last thing that happened, and the one before it.
import type { GameEvent } from '../net/protocol';
import { isChapterMark } from './chapters';
import type { Desk } from './desk.svelte';

export interface Narration {
  readonly latest: string;
  /** What happened before that. */
  readonly before?: string;
  /** The kind of card that the latest is about. */
  readonly card?: string;
}

/** The last steps that have anything to tell, the newest first, as far as they have been shown. */
function lastSteps(desk: Desk, count: number): (readonly GameEvent[])[] {
  const steps: (readonly GameEvent[])[] = [];
  for (const part of desk.store.log.toReversed()) {
    const events = part.events.filter((event) => !isChapterMark(event));
    if (events.length && steps.push(events) === count) break;
  }
  return steps;
}

/** Undefined before anything has happened. */
export function narrationOf(desk: Desk): Narration | undefined {
  const [latest, earlier = []] = lastSteps(desk, 2);
  if (!latest) return undefined;
  const tell = (events: readonly GameEvent[]): string[] =>
    desk.words.tell(events, desk.seat).map((told) => desk.words.plainly(told, desk.names));
  const told = tell(latest);
  const own = desk.play.narrate?.(desk.view, latest);
  return {
    latest: own ? desk.say(own) : (told.at(-1) ?? ''),
    before: own ? undefined : (told.at(-2) ?? tell(earlier).at(-1)),
    card: latest.at(-1)?.cards?.find((card) => card !== null)?.card,
  };
}
