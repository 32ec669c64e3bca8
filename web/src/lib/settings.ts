// The settings and how they are stored. Pure; settings.svelte.ts connects them to the page.
import { isLanguage, type Language } from './i18n/fluent';

export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type MotionChoice = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  botSpeed: BotSpeed;
  motion: MotionChoice;
  sound: boolean;
  /** The people I have muted in chats, each as `table/guest`, the latest last. */
  muted: readonly string[];
}

export const MUTED_KEPT = 100;

/** Reads stored settings; whatever is missing or unknown falls back to the browser's preferences. */
export function readSettings(kept: string | null, browserLanguages: readonly string[]): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // The stored text is not ours: use the defaults.
  }
  const spoken = browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return {
    language: isLanguage(found.language) ? found.language : (spoken ?? 'en'),
    botSpeed: BOT_SPEEDS.find((speed) => speed === found.botSpeed) ?? 'normal',
    motion: MOTIONS.find((motion) => motion === found.motion) ?? 'system',
    sound: typeof found.sound === 'boolean' ? found.sound : true,
    muted: Array.isArray(found.muted) ? found.muted.filter((one) => typeof one === 'string') : [],
  };
}
