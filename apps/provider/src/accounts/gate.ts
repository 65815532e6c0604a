import { busy } from '../kernel/errors.ts';

/** Lets a few pieces of dear work run at once, a few more wait, and refuses the rest with 503. */
export class Gate {
  readonly #atOnce: number;
  readonly #room: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#room = waiting;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Throws 503 when whoever came now would be refused. */
  requireRoom(): void {
    if (this.#running >= this.#atOnce && this.#waiting.length >= this.#room) throw busy();
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    this.requireRoom();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** A place goes straight to the one who waits longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
