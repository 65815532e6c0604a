/** Transactions that a turn of the event loop takes: some twenty milliseconds of it. */
const placesInATurn = 8;

/**
 * Lets one caller in at a time, in the order of their coming. After a few the event loop has a turn: what waits for something
 * else, as `/healthz` does, is not kept until all who came at once are through.
 */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  #places = placesInATurn;

  /** Resolves when the caller is in. Everyone who came in must `leave`. */
  enter(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#letIn();
    });
  }

  leave(): void {
    this.#busy = false;
    this.#letIn();
  }

  #letIn(): void {
    if (this.#busy || this.#places === 0) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#busy = true;
    this.#places -= 1;
    if (this.#places === 0) setImmediate(() => this.#beginTurn());
    next();
  }

  #beginTurn(): void {
    this.#places = placesInATurn;
    this.#letIn();
  }
}
