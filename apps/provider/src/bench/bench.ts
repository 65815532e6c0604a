import type { TestEngine, TestPlace } from '../testing/test-databases.ts';

/** A measurement and its target. */
export interface Figure {
  readonly what: string;
  readonly reached: number;
  /** `x` for a ratio of two things that the same run measured. */
  readonly unit: 'x' | 'ms' | '/s' | '';
  readonly aim: number;
  readonly better: 'lower' | 'higher';
}

/** Context of a benchmark. */
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

/** Milliseconds that each kind of call took, a number for each round. */
type Timings<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/**
 * Times the calls one after the other, round by round, in an order that turns: what slows the machine down meets all of
 * them alike. The first tenth of the rounds warms up and is not counted.
 *
 * @param calls get the number of the round
 * @param before what a round needs and nobody times
 */
export async function interleaved<Name extends string>(
  rounds: number,
  calls: Readonly<Record<Name, (round: number) => Promise<unknown>>>,
  before: (round: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<Timings<Name>> {
  const names = Object.keys(calls) as Name[];
  const timings = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    await before(round);
    for (const index of names.keys()) {
      const name = names[(index + round) % names.length] as Name;
      const from = performance.now();
      await calls[name](round);
      const took = performance.now() - from;
      if (round >= warmUp) timings[name].push(took);
    }
  }
  return timings;
}

/** The value below which the share `at` of all values lies; 0.5 for the median. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
