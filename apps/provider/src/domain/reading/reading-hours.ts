const hourMs = 60 * 60 * 1000;

/** Reading time as home shows it (decision 93): hours with one decimal. */
export function hoursOf(ms: number): number {
  return Math.round((ms / hourMs) * 10) / 10;
}
