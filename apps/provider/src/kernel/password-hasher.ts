export interface PasswordHasher {
  /** Hash algorithm and parameters. */
  readonly hashing: string;
  /** Number of hashes and verifications so far. */
  readonly done: number;
  /**
   * Call it before counting hits, so that overload stays cheap.
   * @throws {Refusal} 503 for a full queue
   */
  requireRoom(): void;
  /**
   * Hash for storage.
   * @throws {Refusal} 503 for a full queue
   */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. A null hash takes the same time, so that the duration does not reveal whether an
   * account exists.
   * @throws {Refusal} 503 for a full queue
   */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Like verify(), with concurrency 1 for rate-limited IPs: they delay no other caller. */
  verifyApart(password: string, stored: string | null): Promise<boolean>;
}
