import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { bundleScript } from '../../testing/bundle-script.ts';
import { eachDatabase } from '../../testing/each-database.ts';
import { type EndedUnderLoad, playedUnderLoad } from '../../testing/load/played-under-load.ts';
import { isProof, rounds } from '../../testing/rounds.ts';

const contentDir = fileURLToPath(new URL('../../../../../content', import.meta.url));
/** `npm run proof -- play --kills 200` */
const kills = Number(process.env['KILLS'] ?? rounds({ sample: 1, full: 20 }));
const learners = rounds({ sample: 6, full: 50 });
/** A sample runs beside other tests and waits for its turn. */
const readyWithinMs = isProof ? 5000 : 60_000;
/** No more in one go than the questions of the pack last for. */
const atOnce = 50;

type Ends = Pick<EndedUnderLoad, 'signal' | 'times' | 'providers'>;
const kill: [string, Ends] = [
  'kill -9 loses no acknowledged answer and doubles no star, and the next start is healthy',
  { signal: 'SIGKILL', times: kills, providers: 1 },
];
const proofs: [string, Ends][] = [
  [
    'SIGTERM loses no acknowledged answer, doubles no star and ends in order',
    { signal: 'SIGTERM', times: 50, providers: 1 },
  ],
  [
    'T42: two providers share the database and lose nothing, although one of them is killed again and again',
    { signal: 'SIGKILL', times: 50, providers: 2 },
  ],
];

let script = '';
beforeAll(async () => {
  script = await bundleScript(new URL('../../main.ts', import.meta.url), 'ended-under-load');
}, 60_000);

eachDatabase('while learners answer', (engine) => {
  it.each(isProof ? [kill, ...proofs] : [kill])(
    '%s',
    async (_, ends) => {
      for (let done = 0; done < ends.times; done += atOnce)
        await holds({ ...ends, times: Math.min(atOnce, ends.times - done), seed: `${ends.signal} ${done}` });
    },
    7_200_000,
  );

  async function holds(ends: Ends & { readonly seed: string }): Promise<void> {
    const place = await engine.place();
    const report = await playedUnderLoad({ ...ends, place, script, contentDir, learners });
    await place.drop();
    const slowest = Math.ceil(Math.max(...report.readyMs));
    if (isProof)
      process.stdout.write(
        `${engine.engine}, providers: ${ends.providers}, ${ends.signal} x ${report.exits.length}, learners: ${learners}; ` +
          `acknowledged: ${report.acknowledged}, lost: ${report.lost.length}, doubled: ${report.doubled.length}, ` +
          `boards that differ: ${report.boards.length}; ready again within ${slowest} ms\n`,
      );
    expect(report).toMatchObject({ lost: [], doubled: [], boards: [] });
    expect(report.exits).toEqual(
      Array.from({ length: ends.times }, () => (ends.signal === 'SIGTERM' ? 0 : null)),
    );
    expect(report.acknowledged).toBeGreaterThanOrEqual(ends.times * 10);
    expect(slowest).toBeLessThan(readyWithinMs);
  }
});
