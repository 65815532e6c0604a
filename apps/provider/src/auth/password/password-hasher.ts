import { hash, verify } from '@node-rs/argon2';
import type { PasswordHashing } from '../../configuration/configuration.ts';
import type { PasswordHasher } from '../../kernel/password-hasher.ts';
import { Semaphore } from '../../kernel/semaphore.ts';

/** Argon2id costs: RFC 9106's second option, and OWASP's minimum. */
const costs: Record<PasswordHashing, HashCost> = {
  rfc9106: { memoryCost: 65_536, timeCost: 3, parallelism: 4 },
  owasp: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
};

/** Memory in KiB, passes, and lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export class Argon2PasswordHasher implements PasswordHasher {
  readonly hashing: PasswordHashing;
  readonly #cost: HashCost;
  /** Runs two hashes at once and leaves processor time to other calls; a full queue refuses with 503. */
  readonly #semaphore = new Semaphore({ atOnce: 2, waiting: 50 });
  readonly #apart = new Semaphore({ atOnce: 1, waiting: 20 });
  #decoy: Promise<string> | undefined;
  #done = 0;

  /** @param cost cheaper for tests; not configurable */
  constructor(hashing: PasswordHashing, cost = costs[hashing]) {
    this.hashing = hashing;
    this.#cost = cost;
  }

  get done(): number {
    return this.#done;
  }

  requireRoom(): void {
    this.#semaphore.requireRoom();
  }

  hash(password: string): Promise<string> {
    return this.#semaphore.run(() => {
      this.#done += 1;
      return hash(normalise(password), this.#cost);
    });
  }

  verifyApart(password: string, stored: string | null): Promise<boolean> {
    return this.#apart.run(() => this.verify(password, stored));
  }

  verify(password: string, stored: string | null): Promise<boolean> {
    return this.#semaphore.run(async () => {
      this.#decoy ??= hash('nobody has this password', this.#cost);
      this.#done += 1;
      const right = await verify(stored ?? (await this.#decoy), normalise(password));
      return right && stored !== null;
    });
  }
}

/** NFKC makes keyboards equivalent. Never trims or truncates. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
