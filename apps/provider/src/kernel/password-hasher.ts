/** Hashes and verifies the passwords of one provider. */
export interface PasswordHasher {
  /** The setting that hashes are made with. */
  readonly hashing: string;
  /** The number of hashes and verifications so far. */
  readonly done: number;
  /** Throws 503 when the queue is full. Call it before anything is counted, so that a storm costs little. */
  requireRoom(): void;
  /** The hash to store for a password. Throws 503 when the queue is full. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Null takes the same time as a hash, so that the time does not tell whether
   * an account exists. Throws 503 when the queue is full.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Like verify(), with concurrency 1 for rate-limited IPs: they delay no other caller. */
  verifyApart(password: string, stored: string | null): Promise<boolean>;
}
