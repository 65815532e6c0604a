import { day as dayMs } from '../../kernel/time.ts';

/** Zone of a learner whose device has not reported one (D248). */
const fallbackZone = 'UTC';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Formats per IANA zone; null for an unknown zone. Creating one takes longer than a statement, so known zones are cached. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}

/** Whether the name is an IANA time zone that this provider can compute with. */
export function isTimeZone(name: string): boolean {
  return formatOf(name) !== null;
}

/**
 * The calendar day at a time in a zone, as `YYYY-MM-DD` (D248). Falls back to UTC for null and for a zone that this provider
 * does not know, as after a move to a machine with older zones.
 *
 * @param at epoch milliseconds
 */
export function localDay(timeZone: string | null, at: number): string {
  const format = formatOf(timeZone ?? fallbackZone) ?? formatOf(fallbackZone);
  const parts = new Map(format?.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * The day that an activity counts for (D248): its own, if a device reports it on that day or the next. An older or a future time
 * counts for the current day, since the device's clock is its only witness.
 *
 * @param at time by the device, epoch milliseconds; `now` for an activity without one
 */
export function countedDay(timeZone: string | null, at: number, now: number): string {
  const today = localDay(timeZone, now);
  const day = localDay(timeZone, at);
  return day === dayLater(today, -1) ? day : today;
}

/** The calendar day `days` later; earlier for a negative number. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
