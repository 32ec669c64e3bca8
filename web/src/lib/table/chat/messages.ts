// The messages of a table as plain data: which are kept, which are shown, which are new. No page.
import type { ChatMessage } from '../../net/protocol';

/**
 * The ready-made phrases in the order in which they are offered; each has a text `phrase-<key>`. The server has the
 * same list.
 */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'good-game',
  'one-moment',
  'your-turn',
  'misclick',
  'suspect',
  'trust-me',
  'hurry',
  'play-again',
] as const;

export const LONGEST_TEXT = 300;
/** The number of letters left is shown once it is below this. */
export const NEAR_THE_END = 50;
/** As many as the server keeps in memory. */
export const MESSAGES_KEPT = 100;

/** The messages after the server has sent those after entry `since`. */
export function after(
  known: readonly ChatMessage[],
  sent: readonly ChatMessage[],
  since: number,
): readonly ChatMessage[] {
  return [...known.filter((message) => message.seq <= since), ...sent].slice(-MESSAGES_KEPT);
}

/** A notice of silencing is not speech: it is shown even if the person is muted. */
export const isNotice = (message: ChatMessage): boolean => message.silenced !== undefined;

export const withoutMuted = (
  messages: readonly ChatMessage[],
  isMuted: (guest: number) => boolean,
): readonly ChatMessage[] => messages.filter((message) => isNotice(message) || !isMuted(message.guest));

/** The number of messages by others since the last one that I have read. */
export const unreadIn = (shown: readonly ChatMessage[], read: number, me: number | undefined): number =>
  shown.filter((message) => message.seq > read && message.guest !== me && !isNotice(message)).length;

/** Whether a message shows its speaker's name: not if the same person spoke last. */
export function isNewSpeaker(shown: readonly ChatMessage[], index: number): boolean {
  const [before, message] = [shown[index - 1], shown[index]];
  return (
    !before || !message || isNotice(before) || before.guest !== message.guest || before.name !== message.name
  );
}

/** An entry of the list of muted people in the settings. */
export const mutedAs = (code: string, guest: number): string => `${code}/${guest}`;
