/** A number of days in milliseconds. */
export function days(count: number): number {
  return count * 24 * 60 * 60 * 1000;
}
