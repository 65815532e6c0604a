/** A moment as people read it, in UTC; a dash for none. `time` in epoch milliseconds. */
export function showTime(time: number | null): string {
  return time === null ? '-' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** A moment as programs read it: ISO 8601, or null for none. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
