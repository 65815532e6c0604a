import { hash, verify } from '@node-rs/argon2';
import { Gate } from './gate.ts';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is dear: two at once leave a core for everybody else; who comes beyond the queue is told to try again. */
const gate = new Gate({ atOnce: 2, waiting: 50 });

let decoy: Promise<string> | undefined;
let worked = 0;

/** How many passwords this process has hashed or verified: what sign-in costs is counted in these. */
export function hashesDone(): number {
  return worked;
}

/** The hash to store of a password. Throws 503 when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => {
    worked += 1;
    return hash(normalise(password), parameters);
  });
}

/**
 * Whether the password is the one of the hash. Without a hash (nobody has that e-mail) the same work is done, so that the
 * time tells nothing. Throws 503 when too many wait.
 */
export function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  return gate.run(async () => {
    decoy ??= hash('nobody has this password', parameters);
    worked += 1;
    const right = await verify(stored ?? (await decoy), normalise(password));
    return right && stored !== null;
  });
}

/** The same password typed on another keyboard has the same bytes. Never trimmed, never cut. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
