/** The part of the whole that is done, from 0 to 1. */
export function share(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}
