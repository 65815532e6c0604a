/** Milliseconds that each kind of call took, a number for each round. */
export type Timings<Name extends string> = Readonly<Record<Name, readonly number[]>>;

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
