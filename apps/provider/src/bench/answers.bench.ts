import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededDraw } from '../domain/seeded-shuffle.ts';
import { startProcess } from '../testing/child-process.ts';
import { type PreparedLoad, prepareLoad } from '../testing/load/prepare-load.ts';
import { connections } from '../testing/load/send.ts';
import { playAlong } from '../testing/load/virtual-learner.ts';
import type { Bench } from './bench.ts';
import { quantile } from './support/interleaved.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const builtProvider = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const warmUpSeconds = 5;
const atOnce = 600;
const sockets = 64;
/** Each answers a hundred questions: enough for the aim, and half as much again. */
const learners = Math.max(atOnce * 2, Math.ceil((seconds + warmUpSeconds) * 15));
const thinkingMs = 320;

/** Learners answer over HTTP as fast as the provider lets them. */
export const bench: Bench = {
  about: `answers in a second over HTTP: ${atOnce} learners at once, ${sockets} connections, ${seconds} s`,
  engines: 'both',
  measure: async (run) => {
    const place = await run.place();
    const environment = {
      DATA_DIR: place.dataDir,
      WRITES_PER_HOUR: '99999',
      DATABASE_URL: place.databaseUrl ?? '',
      CONTENT_DIR: contentDir,
    };
    const provider = startProcess(builtProvider, {
      PORT: '0',
      WEB_DIR: '',
      LOG_LEVEL: 'info',
      ...environment,
    });
    await provider.says('Server listening');
    const [, url = ''] = /listening at (http:\/\/[\d.:]+)/.exec(provider.printed()) ?? [];
    const load = await prepareLoad(place, learners);
    const begun = performance.now();
    const elapsed = () => (performance.now() - begun) / 1000 - warmUpSeconds;
    const [took, healthMs] = await Promise.all([play(url, load, elapsed), watchHealth(url, elapsed)]);
    provider.child.kill('SIGTERM');
    await provider.ended;
    const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
    run.note(`${took.length} answers, as many questions opened beside them, median ${p50.toFixed(1)} ms`);
    return [
      {
        what: 'answers',
        reached: took.length / seconds,
        unit: '/s',
        aim: run.engine === 'SQLite' ? 1_000 : 600,
        better: 'higher',
      },
      { what: 'p99 of an answer', reached: p99, unit: 'ms', aim: 250, better: 'lower' },
      {
        what: '/healthz beside them, slowest',
        reached: Math.max(...healthMs),
        unit: 'ms',
        aim: 100,
        better: 'lower',
      },
    ];
  },
};

const healthEveryMs = 100;

/** Seconds since the warm-up, below nought while it lasts. */
type Elapsed = () => number;

const isMeasured = (elapsed: Elapsed) => elapsed() >= 0 && elapsed() < seconds;

/** Asks for the health of the provider again and again, and gives how long each answer took, in milliseconds. */
async function watchHealth(url: string, elapsed: Elapsed): Promise<number[]> {
  const took: number[] = [];
  while (elapsed() < seconds) {
    const from = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    if (isMeasured(elapsed)) took.push(performance.now() - from);
    await wait(healthEveryMs);
  }
  return took;
}

/** Gives how long each answer took after the warm-up, in milliseconds. A refusal of any kind ends the bench. */
async function play(
  url: string,
  { learners: waiting, questions }: PreparedLoad,
  elapsed: Elapsed,
): Promise<number[]> {
  const web = connections(sockets);
  const took: number[] = [];
  const draw = seededDraw('answers');
  const seat = async () => {
    for (let learner = waiting.pop(); learner && elapsed() < seconds; learner = waiting.pop())
      await playAlong({
        learnerId: learner.id,
        token: learner.token,
        questions,
        send: (request) => web.send(url, request),
        draw,
        thinkingMs,
        goesOn: () => elapsed() < seconds,
        acknowledged: (ms) => void (isMeasured(elapsed) && took.push(ms)),
      });
  };
  await Promise.all(Array.from({ length: atOnce }, seat));
  web.close();
  return took;
}
