// Which bot plays in a chair, and which one is proposed.
import type { Chair } from '../net/protocol';

/** The bot in a chair, also one that stands in for a person; undefined if a person sits there, or nobody. */
export const botIn = (chair: Chair | undefined): string | undefined =>
  chair?.kind === 'bot' ? chair.bot : undefined;

/** The bot that is proposed: the second weakest. */
export const usualBot = (bots: readonly string[]): string => bots[1] ?? bots[0] ?? 'random';
