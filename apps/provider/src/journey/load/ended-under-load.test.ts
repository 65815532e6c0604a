import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { seededDraw } from '../../domain/seeded-shuffle.ts';
import { bundleScript } from '../../testing/bundle-script.ts';
import { bothDatabases, onDatabase } from '../../testing/each-database.ts';
import { cutAgainAndAgain } from '../../testing/load/cut-connections.ts';
import { type Ended, endAgainAndAgain, type Ends } from '../../testing/load/end-again-and-again.ts';
import { firstStart, killedFirstStart } from '../../testing/load/killed-first-start.ts';
import { fillAgainAndAgain, noFullDisk } from '../../testing/load/fill-disk.ts';
import { type LoadReport, playedUnderLoad } from '../../testing/load/played-under-load.ts';
import { isProof, rounds, tell } from '../../testing/rounds.ts';
import type { TestPlace } from '../../testing/test-databases.ts';

const contentDir = fileURLToPath(new URL('../../../../../content', import.meta.url));
/** `npm run proof -- play --kills 200` */
const kills = Number(process.env['KILLS'] ?? rounds({ sample: 1, full: 20 }));
const learners = rounds({ sample: 6, full: 50 });
/** Number of full disks: alternately freed and killed. */
const fills = rounds({ sample: 1, full: 20 });
/** Milliseconds; a sample shares the CPU with other tests. */
const readyWithinMs = isProof ? 5000 : 120_000;

/** `atOnce` is limited by the pack's questions; with two providers, the other keeps serving. */
type End = Ends & { readonly providers: number; readonly atOnce: number };
const kill: [string, End] = [
  'kill -9 loses no acknowledged answer or refreshed session, doubles no star, and the next start is healthy',
  { signal: 'SIGKILL', times: kills, providers: 1, atOnce: 50 },
];
const proofs: [string, End][] = [
  [
    'SIGTERM loses no acknowledged answer, doubles no star and exits cleanly',
    { signal: 'SIGTERM', times: 50, providers: 1, atOnce: 50 },
  ],
  [
    'T42: two providers on a database lose no answer while one is repeatedly killed',
    { signal: 'SIGKILL', times: 50, providers: 2, atOnce: 10 },
  ],
];

let script = '';
beforeAll(async () => {
  script = await bundleScript(new URL('../../main.ts', import.meta.url), 'ended-under-load');
}, 240_000);

/** Guarantees under any failure of the provider. */
const nothingLost = { lost: [], doubled: [], boards: [], unclear: [] };

bothDatabases('while learners answer', (engine) => {
  it.each(isProof ? [kill, ...proofs] : [kill])(
    '%s',
    async (_, end) => {
      for (let done = 0; done < end.times; done += end.atOnce)
        await holds({ ...end, times: Math.min(end.atOnce, end.times - done) }, `${end.signal} ${done}`);
    },
    7_200_000,
  );

  async function holds({ signal, times, providers }: Omit<End, 'atOnce'>, seed: string): Promise<void> {
    const place = await engine.place();
    const ended: Ended = { readyMs: [], exits: [] };
    const play = { place, script, contentDir, learners, providers, seed };
    const report = await playedUnderLoad(play, endAgainAndAgain({ signal, times }, ended));
    await place.drop();
    const slowest = Math.ceil(Math.max(...ended.readyMs));
    const what = `${engine.engine}, providers: ${providers}, ${signal} x ${times}, learners: ${learners}`;
    tell(`${what}; ${figuresOf(report)}; ready again within ${slowest} ms`);
    expect(report).toMatchObject(nothingLost);
    expect(ended.exits).toEqual(Array.from({ length: times }, () => (signal === 'SIGTERM' ? 0 : null)));
    expect(report.acknowledged).toBeGreaterThanOrEqual(times * 10);
    expect(slowest).toBeLessThan(readyWithinMs);
  }
});

const cuts = 50;

// Only for the proof, because it needs a separate process. `database/transaction.test.ts` covers each moment.
if (isProof)
  onDatabase('PostgreSQL', 'while learners answer and every connection is ended', (engine) => {
    it(`every acknowledged answer is stored, and play continues, ${cuts} times`, async () => {
      const place = await engine.place();
      const play = { place, script, contentDir, learners, providers: 1, seed: 'cut' };
      const report = await playedUnderLoad(play, cutAgainAndAgain(place, cuts));
      await place.drop();
      tell(`PostgreSQL, all connections ended x ${cuts}, learners: ${learners}; ${figuresOf(report)}`);
      expect(report).toMatchObject(nothingLost);
      expect(report.acknowledged).toBeGreaterThanOrEqual(cuts * 10);
    }, 7_200_000);
  });

const firstStarts = 50;

// Only for the proof, because each round needs two starts. `database/first-start.test.ts` has the sample.
if (isProof)
  bothDatabases('the first start', (engine) => {
    it(`T42: killed ${firstStarts} times, at different moments, leaves the whole content to the next start`, async () => {
      const draw = seededDraw('first start');
      const due = await onEmpty((place) => firstStart({ place, script, contentDir }));
      let slowest = 0;
      for (let round = 0; round < firstStarts; round += 1) {
        const afterMs = draw(Math.ceil(due.readyMs));
        const next = await onEmpty((place) => killedFirstStart({ place, script, contentDir }, afterMs));
        expect(next.content).toEqual(due.content);
        slowest = Math.max(slowest, next.readyMs);
      }
      tell(
        `${engine.engine}, first start killed x ${firstStarts} within ${Math.ceil(due.readyMs)} ms; content that ` +
          `differs: 0; ready again within ${Math.ceil(slowest)} ms`,
      );
    }, 7_200_000);

    async function onEmpty<Result>(act: (place: TestPlace) => Promise<Result>): Promise<Result> {
      const place = await engine.place();
      try {
        return await act(place);
      } finally {
        await place.drop();
      }
    }
  });

onDatabase('SQLite', 'while learners answer and the disk is full', (engine) => {
  const proof = it.skipIf(noFullDisk !== null);
  const why = noFullDisk === null ? '' : ` (skipped: ${noFullDisk})`;
  proof(
    `T42: every acknowledged answer is stored, the file stays intact, and play continues${why}`,
    async () => {
      const place = await engine.place();
      const play = { place, script, contentDir, learners, providers: 1, seed: 'full' };
      const report = await playedUnderLoad(play, fillAgainAndAgain(place, fills));
      const database = await openDatabase(place);
      const { rows } = await sql`pragma integrity_check`.execute(database);
      await database.destroy();
      await place.drop();
      tell(`SQLite, full disk x ${fills}, learners: ${learners}; ${figuresOf(report)}`);
      expect(report).toMatchObject(nothingLost);
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
      expect(report.turnedAway).toBeGreaterThanOrEqual(fills * 5);
      expect(report.acknowledged).toBeGreaterThanOrEqual(fills * 10);
    },
    7_200_000,
  );
});

function figuresOf({ acknowledged, turnedAway, lost, doubled, boards }: LoadReport): string {
  return (
    `acknowledged: ${acknowledged}, turned away: ${turnedAway}, lost: ${lost.length}, ` +
    `doubled: ${doubled.length}, boards that differ: ${boards.length}`
  );
}
