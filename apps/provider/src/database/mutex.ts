/** Holders between two turns of the event loop: their transactions take some twenty milliseconds. */
const holdersInATurn = 8;

/**
 * One holder at a time, in the order of arrival. After a few holders the event loop runs its other callbacks, so that
 * requests without a transaction, such as `/healthz`, do not wait for a whole burst.
 */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #held = false;
  #left = holdersInATurn;

  /** Resolves when the caller holds the mutex. Every holder must `release` it. */
  acquire(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#next();
    });
  }

  release(): void {
    this.#held = false;
    this.#next();
  }

  #next(): void {
    if (this.#held || this.#left === 0) return;
    const holder = this.#waiting.shift();
    if (!holder) return;
    this.#held = true;
    this.#left -= 1;
    if (this.#left === 0) setImmediate(() => this.#refill());
    holder();
  }

  #refill(): void {
    this.#left = holdersInATurn;
    this.#next();
  }
}
