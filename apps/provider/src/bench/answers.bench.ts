import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededDraw } from '../domain/seeded-shuffle.ts';
import { startProcess } from '../testing/child-process.ts';
import { type PreparedLoad, prepareLoad } from '../testing/load/prepare-load.ts';
import { connections } from '../testing/load/send.ts';
import { playAlong } from '../testing/load/virtual-learner.ts';
import type { Bench, BenchRun, Figure } from './bench.ts';
import { quantile } from './support/interleaved.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const builtProvider = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const slowCommits = new URL('./slow-commits.js', import.meta.url).href;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const warmUpSeconds = 5;
const atOnce = 600;
const sockets = 64;
/** Each answers a hundred questions: enough for the aim, and half as much again. */
const learners = Math.max(atOnce * 2, Math.ceil((seconds + warmUpSeconds) * 15));
const thinkingMs = 320;
const slowMs = 5;

/**
 * Learners answer over HTTP as fast as the provider lets them, each with a question opened before it. An answer's time begins
 * when its connection is free: with this many learners all connections are in use all the time.
 */
export const bench: Bench = {
  about: `answers in a second over HTTP: ${atOnce} learners at once, ${sockets} connections, ${seconds} s`,
  engines: 'both',
  measure: async (run) => {
    const isSqlite = run.engine === 'SQLite';
    const { rate, p99, turnedAway, healthMs, commits, works } = await underLoad(run);
    const figures: Figure[] = [
      { what: 'answers', reached: rate, unit: '/s', aim: isSqlite ? 1_000 : 600, better: 'higher' },
      { what: 'p99 of an answer', reached: p99, unit: 'ms', aim: 250, better: 'lower' },
      { what: 'requests refused with 503', reached: turnedAway, unit: '', aim: 0, better: 'lower' },
      { what: '/healthz beside them, slowest', reached: healthMs, unit: 'ms', aim: 100, better: 'lower' },
    ];
    if (!isSqlite) return figures;
    const fsyncs = `fsyncs for a write, with ${sockets} requests in flight`;
    const slow = await underLoad(run, slowMs);
    const slowed = `answers, ${slowMs} ms added to each commit (p99 ${slow.p99.toFixed(0)} ms)`;
    return [
      ...figures,
      { what: fsyncs, reached: commits / works, unit: '', aim: 0.1, better: 'lower' },
      { what: slowed, reached: slow.rate, unit: '/s', aim: 700, better: 'higher' },
    ];
  },
};

interface UnderLoad {
  /** Answers in a second. */
  readonly rate: number;
  readonly p99: number;
  readonly turnedAway: number;
  /** The slowest response of `/healthz`. */
  readonly healthMs: number;
  readonly commits: number;
  readonly works: number;
}

/** Plays against a provider of its own, each of whose commits takes longer by `addedMs`. */
async function underLoad(run: BenchRun, addedMs = 0): Promise<UnderLoad> {
  const place = await run.place();
  const provider = startProcess(builtProvider, {
    PORT: '0',
    WEB_DIR: '',
    LOG_LEVEL: 'info',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    CONTENT_DIR: contentDir,
    NODE_OPTIONS: `--import=${slowCommits}`,
    SLOW_COMMIT_MS: String(addedMs),
  });
  await provider.says('Server listening');
  const [, url = ''] = /listening at (http:\/\/[\d.:]+)/.exec(provider.printed()) ?? [];
  const load = await prepareLoad(place, learners);
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000 - warmUpSeconds;
  const [{ took, turnedAway }, healthMs] = await Promise.all([
    play(url, load, elapsed),
    watchHealth(url, elapsed),
  ]);
  provider.child.kill('SIGTERM');
  await provider.ended;
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  run.note(`${took.length} answers, as many questions opened beside them, median ${p50.toFixed(1)} ms`);
  // The last line that the provider prints.
  const counted = JSON.parse(provider.printed().trimEnd().split('\n').at(-1) ?? '') as {
    readonly commits: number;
    readonly works: number;
  };
  return { rate: took.length / seconds, p99, turnedAway, healthMs: Math.max(...healthMs), ...counted };
}

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

const unavailable = 503;

/** Gives how long each answer took after the warm-up, in milliseconds, and how many requests were refused for too much load. */
async function play(url: string, { learners: waiting, questions }: PreparedLoad, elapsed: Elapsed) {
  const web = connections(sockets);
  const took: number[] = [];
  let turnedAway = 0;
  const draw = seededDraw('answers');
  const seat = async () => {
    for (let learner = waiting.pop(); learner && elapsed() < seconds; learner = waiting.pop())
      await playAlong({
        learnerId: learner.id,
        token: learner.token,
        questions,
        send: async (request) => {
          const response = await web.send(url, request);
          if (response.status === unavailable) turnedAway += 1;
          return response;
        },
        draw,
        thinkingMs,
        goesOn: () => elapsed() < seconds,
        acknowledged: (ms) => void (isMeasured(elapsed) && took.push(ms)),
      });
  };
  await Promise.all(Array.from({ length: atOnce }, seat));
  web.close();
  return { took, turnedAway };
}
