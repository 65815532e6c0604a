import { describe } from 'vitest';
import { testEngines, type TestEngine } from './test-databases.ts';

/**
 * Runs a suite on SQLite and PostgreSQL. Where there is no PostgreSQL, its half is skipped and the suite's name says why.
 */
export function eachDatabase(title: string, suite: (engine: TestEngine) => void): void {
  for (const engine of testEngines) {
    const name = `${title} on ${engine.engine}`;
    if (engine.missing === null) describe(name, () => suite(engine));
    else describe.skip(`${name} (skipped: ${engine.missing})`, () => suite(engine));
  }
}
