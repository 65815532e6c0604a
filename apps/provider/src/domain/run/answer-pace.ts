import { rules } from '../rules.ts';

const second = 1000;

/** From when on answers count for the pace (T19), in epoch milliseconds. */
export function paceBegins(now: number): number {
  return now - second;
}

/**
 * How long to wait before the next answer is taken, in milliseconds; 0 when it may come now (T19).
 *
 * @param recent times of the learner's latest answers within the last second, newest first
 */
export function waitForTurnMs(recent: readonly number[], now: number): number {
  const oldest = recent[rules.answersASecond - 1];
  return oldest === undefined ? 0 : Math.max(1, oldest + second - now);
}
