/** Holders per event-loop turn: their transactions take about 20 ms. */
const holdersInATurn = 8;

/**
 * FIFO mutex. After a few holders it yields to the event loop, so that requests without a transaction, such as
 * `/healthz`, do not wait for a whole burst.
 */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #held = false;
  #left = holdersInATurn;

  /** Resolves when the caller holds the mutex. Every holder must call `release`. */
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
