const dayMs = 24 * 60 * 60 * 1000;
const relative = /^today(?:([+-])(\d{1,3}))?$/;
const absolute = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a calendar day, or a day relative to the import. */
export function isPackDay(text: string): boolean {
  return relative.test(text) || (absolute.test(text) && isRealDate(text));
}

/** Whether the day is relative to the import day. */
export function isRelativeDay(day: string): boolean {
  return relative.test(day);
}

/**
 * First millisecond of a day, in UTC.
 *
 * @param day valid for `isPackDay`
 * @param now epoch milliseconds of the import
 */
export function dayStart(day: string, now: number): number {
  const [whole, sign, days = '0'] = relative.exec(day) ?? [];
  if (whole === undefined) return Date.parse(`${day}T00:00:00Z`);
  const today = Math.floor(now / dayMs) * dayMs;
  return today + (sign === '-' ? -1 : 1) * Number(days) * dayMs;
}

/** Last millisecond of a day, in UTC. */
export function dayEnd(day: string, now: number): number {
  return dayStart(day, now) + dayMs - 1;
}

/** `Date` parses 30 February as a day in March. */
function isRealDate(text: string): boolean {
  const read = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(text);
}
