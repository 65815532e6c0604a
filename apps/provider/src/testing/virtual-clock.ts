import type { Clock } from '../kernel/clock.ts';

/** A clock that only tests advance. */
export class VirtualClock implements Clock {
  #now: number;

  constructor(start = Date.UTC(2026, 0, 5, 8)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
