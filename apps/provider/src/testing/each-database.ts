import { describe } from 'vitest';
import { guardTransactions } from '../database/transaction-guard.ts';
import { isProof } from './rounds.ts';
import { testEngines, type TestEngine } from './test-databases.ts';

guardTransactions();

/** Runs a suite on SQLite; `npm run proof` runs it on PostgreSQL as well. */
export function eachDatabase(title: string, suite: (engine: TestEngine) => void): void {
  if (isProof) bothDatabases(title, suite);
  else onDatabase('SQLite', title, suite);
}

/** Runs a suite on SQLite and PostgreSQL: for locks, ordering, search, retries and migrations, which differ by engine. */
export function bothDatabases(title: string, suite: (engine: TestEngine) => void): void {
  for (const { engine } of testEngines) onDatabase(engine, title, suite);
}

/** Runs a suite on one engine; without a PostgreSQL server it skips the suite and gives the reason in the title. */
export function onDatabase(
  name: TestEngine['engine'],
  title: string,
  suite: (engine: TestEngine) => void,
): void {
  for (const engine of testEngines.filter((candidate) => candidate.engine === name)) {
    const named = `${title} on ${name}`;
    if (engine.missing === null) describe(named, () => suite(engine));
    else describe.skip(`${named} (skipped: ${engine.missing})`, () => suite(engine));
  }
}
