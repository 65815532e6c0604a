import { useContext } from 'react';
import { MessagesContext, SOURCE_LOCALE } from '../i18n/messages-context.ts';

/** British dates: day, long month, year. Written here, because `Intl` calendars block a cheap phone for 40 ms. */
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** A date without a time is the same in every time zone, although `Date` parses it as midnight UTC. */
const dayAlone = /^\d{4}-\d{2}-\d{2}$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in the language on screen, e.g. 5 January 2026; null for an invalid date. */
export function useLongDate(): (day: string | number | Date | null | undefined) => string | null {
  const locale = useContext(MessagesContext)?.locale ?? SOURCE_LOCALE;
  return (day) => longDate(day, locale);
}

/** A date in a language's format; a timestamp becomes its local date. */
export function longDate(day: string | number | Date | null | undefined, locale: string): string | null {
  const date = new Date(typeof day === 'string' && dayAlone.test(day) ? `${day}T00:00` : (day ?? Number.NaN));
  if (Number.isNaN(date.getTime())) return null;
  if (locale.split('-')[0] !== SOURCE_LOCALE) return formatOf(locale).format(date);
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const created = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  formats.set(locale, created);
  return created;
}
