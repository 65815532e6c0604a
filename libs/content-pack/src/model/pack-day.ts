const dayMs = 24 * 60 * 60 * 1000;
const relative = /^today(?:([+-])(\d{1,3}))?$/;
const absolute = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, or one counted from the day of the import. */
export function isPackDay(text: string): boolean {
  return relative.test(text) || (absolute.test(text) && isRealDate(text));
}

/** Whether the day is counted from the day of the import. */
export function isRelativeDay(day: string): boolean {
  return relative.test(day);
}

/**
 * The first millisecond of a day, in UTC.
 *
 * @param day one that `isPackDay` takes
 * @param now epoch milliseconds of the import
 */
export function dayStart(day: string, now: number): number {
  const [whole, sign, days = '0'] = relative.exec(day) ?? [];
  if (whole === undefined) return Date.parse(`${day}T00:00:00Z`);
  const today = Math.floor(now / dayMs) * dayMs;
  return today + (sign === '-' ? -1 : 1) * Number(days) * dayMs;
}

/** The last millisecond of a day, in UTC: the day counts to its end. */
export function dayEnd(day: string, now: number): number {
  return dayStart(day, now) + dayMs - 1;
}

/** The 30th of February is read as a day of March. */
function isRealDate(text: string): boolean {
  const read = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(text);
}
