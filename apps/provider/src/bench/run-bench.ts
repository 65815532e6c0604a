import { testEngines, type TestEngine, type TestPlace } from '../testing/test-databases.ts';
import type { Bench, Figure } from './bench.ts';

// Entry point of `npm run bench:provider`: runs one benchmark in its own process on each available engine.
const [path = ''] = process.argv.slice(2);
const { bench } = (await import(path)) as { readonly bench: Bench };
for (const engine of testEngines)
  if (bench.engines === 'both' || engine.engine === bench.engines) await run(engine);

async function run(engine: TestEngine): Promise<void> {
  if (engine.missing !== null) return say(`  ${engine.engine} is left out: ${engine.missing}.`);
  const places: TestPlace[] = [];
  const place = async () => {
    const fresh = await engine.place();
    places.push(fresh);
    return fresh;
  };
  say(`  ${engine.engine}`);
  try {
    const figures = await bench.measure({ engine: engine.engine, place, note: (line) => say(`    ${line}`) });
    for (const figure of figures) say(`    ${spell(figure)}`);
  } finally {
    for (const each of places) await each.drop();
  }
}

function spell({ what, reached, unit, aim, better }: Figure): string {
  const met = better === 'lower' ? reached <= aim : reached >= aim;
  const value = `${round(reached)} ${unit}`.trim();
  const goal = `${better === 'lower' ? 'at most' : 'at least'} ${round(aim)}`;
  return `${what.padEnd(62)} ${value.padStart(10)}   ${goal.padEnd(14)} ${met ? 'reached' : 'MISSED'}`;
}

function round(value: number): string {
  return Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
