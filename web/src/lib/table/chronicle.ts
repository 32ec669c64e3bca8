// The chronicle: the log of a game as sentences with names and cards in them, with headings between.
import type { LogEntry } from '../components/Log.svelte';
import type { CardModel } from '../design/model';
import type { LogPart } from '../net/protocol';
import { fold } from '../words/fold';
import type { Words } from '../words/words';
import type { Line } from './game';

export interface Telling {
  readonly words: Words;
  readonly viewer: number | null;
  /** For each part of the log the heading before it. */
  readonly chapters: readonly (Line | undefined)[];
  /** Kinds of events whose sentence is a heading. */
  readonly headings: ReadonlySet<string> | undefined;
  /** The first entry that happened while I was away; 0 when there is none. */
  readonly newFrom: number;
  readonly name: (seat: number) => string;
  readonly card: (card: string) => CardModel;
  readonly since: string;
}

/** Nobody reads further back than this; the record of the game has it all. */
export const LONGEST = 400;

export function chronicleOf(log: readonly LogPart[], how: Telling): LogEntry[] {
  const entries: LogEntry[] = [];
  let divided = how.newFrom === 0;
  const first = Math.max(0, log.length - LONGEST);
  for (const [index, part] of log.entries()) {
    if (index < first) continue;
    if (!divided && part.seq >= how.newFrom) {
      divided = true;
      if (index > 0) entries.push({ id: 'since', sentence: how.since, heading: true });
    }
    const chapter = how.chapters[index];
    if (chapter)
      entries.push({
        id: `chapter-${index}`,
        sentence: how.words.say(chapter.key, chapter.args),
        heading: true,
      });
    const kinds = fold(part.events).map((event) => event.kind);
    how.words.tell(part.events, how.viewer).forEach((told, i) => {
      const fill: Record<string, CardModel | string> = {};
      for (const [slot, seat] of Object.entries(told.people)) fill[slot] = how.name(seat);
      for (const [slot, card] of Object.entries(told.cards)) fill[slot] = how.card(card);
      const heading = how.headings?.has(kinds[i] ?? '');
      entries.push({ id: `${index}-${i}`, sentence: told.sentence, fill, heading });
    });
  }
  return entries;
}
