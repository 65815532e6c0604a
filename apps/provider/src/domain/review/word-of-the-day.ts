import { day } from '../../kernel/time.ts';

/** Index of the word of the day: rotates daily in UTC. */
export function wordOfTheDay(words: number, now: number): number {
  return Math.floor(now / day) % words;
}
