import { second } from '../../kernel/time.ts';

/** From when on answers count for the pace (T19), in epoch milliseconds. */
export function paceBegins(now: number): number {
  return now - second;
}

/**
 * How long to wait before the next answer is taken, in milliseconds; 0 when it may come now (T19).
 *
 * @param pacedAt when the oldest came of as many answers as one second allows; null with fewer within the last second
 */
export function waitForTurnMs(pacedAt: number | null, now: number): number {
  return pacedAt === null ? 0 : Math.max(1, pacedAt + second - now);
}
