import { day } from '../../kernel/time.ts';

/** Which of so many words is the word of the day at a time: each in its turn, by the days of UTC. */
export function wordOfTheDay(words: number, now: number): number {
  return Math.floor(now / day) % words;
}
