// The chapters of a game (games of a match, rounds, turns), marked by events of the rules. Pure.
import type { GameEvent, LogPart } from '../net/protocol';

/** The point of the game at which something happens. */
export interface Chapter {
  /** Which game of the match, from 0. */
  readonly game: number;
  /** 0 before the first round, and in games without rounds. */
  readonly round: number;
  /** Whose turn it is; -1 before the first turn, and in games without turns. */
  readonly turn: number;
}

/** A part of the log in its chapter. */
export interface Passage {
  readonly part: LogPart;
  /** The chapter before the first event of the part. */
  readonly before: Chapter;
  /** Undone later: it belongs to the chronicle, not to the story. */
  readonly undone: boolean;
}

/** An event that was not undone, with its chapter. */
export interface Happening {
  readonly event: GameEvent;
  readonly seq: number;
  readonly chapter: Chapter;
}

export const PROLOGUE: Chapter = { game: 0, round: 0, turn: -1 };

/** Events that only mark the beginning of a round or a turn. */
export const isChapterMark = ({ kind }: GameEvent): boolean => kind === 'round' || kind === 'turn';

/** The chapter after an event; the event that begins a round already belongs to it. */
export function chapterAfter(chapter: Chapter, { kind, seat, number }: GameEvent): Chapter {
  if (kind === 'game-begins') return PROLOGUE;
  if (kind === 'next-game') return { ...PROLOGUE, game: chapter.game + 1 };
  if (kind === 'round') return { ...chapter, round: number ?? chapter.round };
  if (kind === 'turn') return { ...chapter, round: number ?? chapter.round, turn: seat };
  return chapter;
}

/** Every part of the log with the chapter in which it begins; an undo also undoes chapters. */
export function passagesOf(log: readonly LogPart[]): Passage[] {
  const passages: { part: LogPart; before: Chapter; undone: boolean }[] = [];
  let chapter = PROLOGUE;
  for (const part of log) {
    const before = chapter;
    for (const event of part.events) {
      chapter = chapterAfter(chapter, event);
      if (event.kind !== 'took-back') continue;
      const undone = passages.filter((one) => one.part.seq === event.number);
      for (const one of undone) one.undone = true;
      chapter = undone[0]?.before ?? chapter;
    }
    passages.push({ part, before, undone: false });
  }
  return passages;
}

/** All events that were not undone, with their chapters. */
export function happeningsIn(log: readonly LogPart[]): Happening[] {
  return passagesOf(log).flatMap(({ part, before, undone }) => {
    if (undone) return [];
    let chapter = before;
    return part.events.map((event) => {
      chapter = chapterAfter(chapter, event);
      return { event, seq: part.seq, chapter };
    });
  });
}
