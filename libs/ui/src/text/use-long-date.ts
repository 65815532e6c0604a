import { useContext } from 'react';
import { MessagesContext, SOURCE_LOCALE } from '../i18n/messages-context.ts';

/** English dates are British: day, long month, year. */
const ENGLISH = 'en-GB';
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a day in the language on screen, e.g. 5 January 2026; null for what is no date. */
export function useLongDate(): (day: string | number | Date | null | undefined) => string | null {
  const locale = useContext(MessagesContext)?.locale ?? SOURCE_LOCALE;
  return (day) => longDate(day, locale);
}

/** A day as the people of a language write it. */
export function longDate(day: string | number | Date | null | undefined, locale: string): string | null {
  const date = new Date(day ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : formatOf(locale).format(date);
}

function formatOf(locale: string): Intl.DateTimeFormat {
  const tag = new Intl.Locale(locale).language === SOURCE_LOCALE ? ENGLISH : locale;
  const known = formats.get(tag);
  if (known) return known;
  const created = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' });
  formats.set(tag, created);
  return created;
}
