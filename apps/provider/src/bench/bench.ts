import type { TestEngine, TestPlace } from '../testing/test-databases.ts';

/** What a bench found, beside what it should be. */
export interface Figure {
  readonly what: string;
  readonly reached: number;
  /** `x` for a ratio of two things that the same run measured. */
  readonly unit: 'x' | 'ms' | '/s' | '';
  readonly aim: number;
  readonly better: 'lower' | 'higher';
}

/** What a bench works with. */
export interface BenchRun {
  readonly engine: TestEngine['engine'];
  /** A fresh, empty database of the engine, gone after the bench. */
  place(): Promise<TestPlace>;
  /** Says something beside the figures, such as how long the seeding took. */
  note(line: string): void;
}

/** One file `<name>.bench.ts`: `npm run bench:provider -- <name>`. */
export interface Bench {
  readonly about: string;
  readonly engines: 'both' | 'SQLite';
  measure(run: BenchRun): Promise<readonly Figure[]>;
}

/** A ratio that should not be more than `aim`. */
export function ratio(what: string, reached: number, aim: number): Figure {
  return { what, reached, unit: 'x', aim, better: 'lower' };
}
