// The time for each decision in words.
import { t } from '../i18n/texts.svelte';

const A_MINUTE = 60;

/** 0 is no limit. */
export function sayDecisionTime(seconds: number): string {
  if (!seconds) return t('decision-time');
  return seconds % A_MINUTE
    ? t('decision-time.seconds', { seconds })
    : t('decision-time.minutes', { minutes: seconds / A_MINUTE });
}
