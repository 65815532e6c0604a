import { busy } from './errors.ts';

/** Bounds expensive work: runs `atOnce` tasks, queues `waiting` more, refuses the rest with 503. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #room: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#room = waiting;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#acquire();
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  /** @throws {Refusal} 503 when `run` would refuse */
  requireRoom(): void {
    if (this.#running >= this.#atOnce && this.#waiting.length >= this.#room) throw busy();
  }

  async #acquire(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    this.requireRoom();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Gives the slot to the oldest queued task. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
