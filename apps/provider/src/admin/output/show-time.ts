/** Formats a time for people, in UTC; `-` for null. `time` in epoch milliseconds. */
export function showTime(time: number | null): string {
  return time === null ? '-' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** Formats a time for programs: ISO 8601, or null. `time` in epoch milliseconds. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
