import type { TestEngine, TestPlace } from '../testing/test-databases.ts';

/** A measurement and its target. */
export interface Figure {
  readonly what: string;
  readonly reached: number;
  /** `x` for a ratio of two measurements of the same run. */
  readonly unit: 'x' | 'ms' | '/s' | '';
  readonly aim: number;
  readonly better: 'lower' | 'higher';
}

export interface BenchRun {
  readonly engine: TestEngine['engine'];
  /** Creates an empty database, deleted after the benchmark. */
  place(): Promise<TestPlace>;
  /** Prints a remark beside the figures, such as the seeding time. */
  note(line: string): void;
}

/** Default export of `<name>.bench.ts`; run it with `npm run bench:provider -- <name>`. */
export interface Bench {
  readonly about: string;
  readonly engines: 'both' | 'SQLite';
  measure(run: BenchRun): Promise<readonly Figure[]>;
}

/** A ratio with the upper limit `aim`. */
export function ratio(what: string, reached: number, aim: number): Figure {
  return { what, reached, unit: 'x', aim, better: 'lower' };
}

/** Milliseconds per call and round. */
type Timings<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/**
 * Times the calls in turn, in a rotating order, so that interference affects all equally. Discards the first
 * tenth of the rounds as warm-up.
 * @param calls timed functions; receive the round number
 * @param before untimed setup of a round
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

/** The quantile `at` of the values; 0.5 for the median. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
