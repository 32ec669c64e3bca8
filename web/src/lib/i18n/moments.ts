// Moments in words: the time of the day, with the date if it was on another day.
import { settings } from '../settings.svelte';

/** Both in milliseconds since 1970. */
export function sayMoment(moment: number, now: number = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(settings.language === 'pl' ? 'pl-PL' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
  }).format(moment);
}
