import type { QueryExecutorProvider } from 'kysely';

/** A step of the schema. It runs once, in one transaction with all other pending steps, and is never changed later. */
export interface Migration {
  readonly name: string;
  /** Plain SQL only: a step must not depend on the typed schema, which is that after the last step. */
  readonly up: (transaction: QueryExecutorProvider) => Promise<void>;
}
