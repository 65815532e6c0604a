import { hour } from '../../kernel/time.ts';

/** Reading time as home shows it (D93): hours with one decimal. */
export function hoursOf(ms: number): number {
  return Math.round((ms / hour) * 10) / 10;
}
