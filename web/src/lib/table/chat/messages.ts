// What was said at a table, as plain data: which messages are kept, which are shown, which are new. Knows no page.
import type { ChatMessage } from '../../net/protocol';

/** The ready phrases in the order in which they are offered; each is a text `phrase-<key>`. The server has the same list. */
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
/** With fewer letters left than this, their number is shown. */
export const NEAR_THE_END = 50;
/** As many as the server keeps at hand. */
export const MESSAGES_KEPT = 100;

/** What is known after the server has sent the messages after entry `since`. */
export function after(
  known: readonly ChatMessage[],
  sent: readonly ChatMessage[],
  since: number,
): readonly ChatMessage[] {
  return [...known.filter((message) => message.seq <= since), ...sent].slice(-MESSAGES_KEPT);
}

/** That the host has silenced somebody is no speech: it is read whoever is muted. */
export const isNotice = (message: ChatMessage): boolean => message.silenced !== undefined;

export const withoutMuted = (
  messages: readonly ChatMessage[],
  isMuted: (guest: number) => boolean,
): readonly ChatMessage[] => messages.filter((message) => isNotice(message) || !isMuted(message.guest));

/** How many messages of others have come after the last one that I have read. */
export const unreadIn = (shown: readonly ChatMessage[], read: number, me: number | undefined): number =>
  shown.filter((message) => message.seq > read && message.guest !== me && !isNotice(message)).length;

/** Whether a message needs its speaker's name above it: not if the same person has just spoken. */
export function isNewSpeaker(shown: readonly ChatMessage[], index: number): boolean {
  const [before, message] = [shown[index - 1], shown[index]];
  return (
    !before || !message || isNotice(before) || before.guest !== message.guest || before.name !== message.name
  );
}

/** A line of the list of muted people in the settings. */
export const mutedAs = (code: string, guest: number): string => `${code}/${guest}`;
