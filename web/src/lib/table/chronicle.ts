// The chronicle: the log of a game as sentences with names and cards, with chapters as headings.
import type { LogEntry } from '../components/Log.svelte';
import type { CardModel } from '../design/model';
import type { GameEvent, LogPart } from '../net/protocol';
import { fold } from '../words/fold';
import type { Words } from '../words/words';
import { chapterAfter, isChapterMark, passagesOf, PROLOGUE, type Chapter, type Passage } from './chapters';

export interface Telling {
  readonly words: Words;
  readonly viewer: number | null;
  /** The first entry that happened while I was away; 0 if there is none. */
  readonly newFrom: number;
  readonly name: (seat: number) => string;
  readonly card: (card: string) => CardModel;
  readonly since: string;
  /** Kinds of events that this game uses as headings; if turns are among them, rounds have no headings. */
  readonly headings?: ReadonlySet<string>;
  /** Whether an effect that begins with an event did nothing, by what happened after it. */
  readonly didNothing?: (begun: GameEvent, after: readonly GameEvent[]) => boolean;
  readonly nothing: string;
  /** Who plays as a bot, and how strong; written where a game begins. */
  readonly bots?: string;
  /** How many events are shown at most, the last ones; LONGEST if not given. */
  readonly longest?: number;
}

/** How many events are enough to tell whether an effect did anything. */
const EFFECT = 8;

/** The chronicle shows at most this many events; the record of the game has them all. */
export const LONGEST = 600;

/** Events that become a heading. */
const HEADINGS: ReadonlySet<string> = new Set(['game-begins', 'next-game']);

/** The last parts of the log, as many as are shown. */
function recent(passages: readonly Passage[], longest: number): readonly Passage[] {
  let events = 0;
  const before = passages.findLastIndex(({ part }) => {
    events += part.events.filter((event) => !isChapterMark(event)).length;
    return events > longest;
  });
  return passages.slice(before + 1);
}

/**
 * Writes entries one after the other; the heading of a round is written once there is something to tell about it, or
 * when it begins.
 */
class Scribe {
  readonly entries: LogEntry[] = [];
  /** The chapter whose heading was written last. */
  #shown: Chapter = PROLOGUE;

  constructor(private readonly how: Telling) {}

  divide(): void {
    if (this.entries.length) this.entries.push({ id: 'since', sentence: this.how.since, heading: true });
  }

  /** Writes the heading of a round, if it is not there yet. */
  open(chapter: Chapter, id: string): void {
    const { game, round } = this.#shown;
    this.#shown = chapter;
    if (chapter.round === 0 || (chapter.round === round && chapter.game === game)) return;
    const begun: GameEvent = { kind: 'round', seat: -1, number: chapter.round };
    for (const { sentence } of this.how.words.tell([begun], this.how.viewer))
      this.entries.push({ id: `round-${id}`, sentence, heading: true });
  }

  note(sentence: string, id: string): void {
    this.entries.push({ id, sentence, note: true });
  }

  tell(event: GameEvent, id: string, undone: boolean): void {
    for (const told of this.how.words.tell([event], this.how.viewer)) {
      const fill: Record<string, CardModel | string> = {};
      for (const [slot, seat] of Object.entries(told.people)) fill[slot] = this.how.name(seat);
      for (const [slot, card] of Object.entries(told.cards)) fill[slot] = this.how.card(card);
      const heading = HEADINGS.has(event.kind) || (this.how.headings?.has(event.kind) ?? false);
      this.entries.push({ id, sentence: told.sentence, fill, heading, undone: undone && !heading });
    }
  }
}

export function chronicleOf(log: readonly LogPart[], how: Telling): LogEntry[] {
  const scribe = new Scribe(how);
  const passages = recent(passagesOf(log), how.longest ?? LONGEST);
  const happened = passages.flatMap(({ part, undone }) =>
    undone ? [] : part.events.map((event) => ({ seq: part.seq, event })),
  );
  // One told event may be several merged ones.
  const didNothing = ({ kind, cards }: GameEvent, seq: number): boolean => {
    const token = cards?.[0]?.token;
    const at = happened.findIndex(
      (one) => one.seq === seq && one.event.kind === kind && one.event.cards?.[0]?.token === token,
    );
    const [begun, ...after] = happened.slice(at, at + EFFECT).map(({ event }) => event);
    return at >= 0 && begun !== undefined && (how.didNothing?.(begun, after) ?? false);
  };
  let divided = how.newFrom === 0;
  for (const { part, before, undone } of passages) {
    if (!divided && part.seq >= how.newFrom) {
      divided = true;
      scribe.divide();
    }
    let chapter = before;
    fold(part.events).forEach((event, i) => {
      const id = `${part.seq}-${i}`;
      chapter = chapterAfter(chapter, event);
      // The sentence about an undo belongs to the chapter in which it happened.
      if (event.kind !== 'took-back' && !how.headings?.has('turn')) scribe.open(chapter, id);
      if (!isChapterMark(event) || how.headings?.has(event.kind)) scribe.tell(event, id, undone);
      if (event.kind === 'game-begins' && how.bots) scribe.note(how.bots, `${id}-bots`);
      if (how.didNothing && didNothing(event, part.seq)) scribe.note(how.nothing, `${id}-nothing`);
    });
  }
  return scribe.entries;
}
