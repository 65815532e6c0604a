import { describe } from 'vitest';
import { guardTransactions } from '../database/transaction-guard.ts';
import { testEngines, type TestEngine } from './test-databases.ts';

guardTransactions();

/** Runs a suite on SQLite and PostgreSQL. */
export function eachDatabase(title: string, suite: (engine: TestEngine) => void): void {
  for (const { engine } of testEngines) onDatabase(engine, title, suite);
}

/** Runs a suite on one engine. Where there is no PostgreSQL it is skipped, and the suite's name says why. */
export function onDatabase(
  name: TestEngine['engine'],
  title: string,
  suite: (engine: TestEngine) => void,
): void {
  for (const engine of testEngines.filter((one) => one.engine === name)) {
    const named = `${title} on ${name}`;
    if (engine.missing === null) describe(named, () => suite(engine));
    else describe.skip(`${named} (skipped: ${engine.missing})`, () => suite(engine));
  }
}
