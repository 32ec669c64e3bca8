// Moments in words. All are in milliseconds since 1970.
import { settings } from '../settings.svelte';

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const isToday = (moment: number): boolean => new Date(moment).toDateString() === new Date().toDateString();

const say = (moment: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(settings.language === 'pl' ? 'pl-PL' : 'en-GB', how).format(moment);

/** The time of the day, with the date if it was on another day. */
export const sayMoment = (moment: number): string =>
  say(moment, isToday(moment) ? TIME : { ...TIME, day: 'numeric', month: 'long' });

/** The time of the day, or the date if it was on another day. */
export const sayBriefly = (moment: number): string =>
  say(moment, isToday(moment) ? TIME : { day: 'numeric', month: 'numeric' });
