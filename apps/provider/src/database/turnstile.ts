/** Lets one caller in at a time, in the order of their coming. */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  /** Resolves when the caller is in. Everyone who came in must `leave`. */
  enter(): Promise<void> {
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
