import { hour } from './time.ts';

/**
 * Counts the writes of learners within the hour, in memory: a count that every write had to store would itself fill the disk and
 * cost each answer a statement. Each process counts for itself.
 */
export class WriteCounts {
  #hour = 0;
  #counts = new Map<string, number>();

  /**
   * Counts one write of `operation` by the learner. Gives 0, or the milliseconds until the next one is allowed.
   *
   * @param now epoch milliseconds
   */
  count(learnerId: string, operation: string, limit: number, now: number): number {
    this.#begin(now);
    const key = `${learnerId} ${operation}`;
    const counted = this.#counts.get(key) ?? 0;
    if (counted >= limit) return (this.#hour + 1) * hour - now;
    this.#counts.set(key, counted + 1);
    return 0;
  }

  /** A new hour forgets all counts, so that they need no room for long. */
  #begin(now: number): void {
    const current = Math.floor(now / hour);
    if (current === this.#hour) return;
    this.#hour = current;
    this.#counts = new Map();
  }
}
