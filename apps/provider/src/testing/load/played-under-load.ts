import { openDatabase } from '../../database/open-database.ts';
import { type Draw, seededDraw } from '../../domain/seeded-shuffle.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { TestPlace } from '../test-databases.ts';
import { checkLedgers, type LedgerReport } from './check-ledgers.ts';
import { endProvider, type ProviderPlace, type Running, startReady, until } from './running-provider.ts';
import { connections, type LoadResponse } from './send.ts';
import { type Ledger, playAlong } from './virtual-learner.ts';
import { Argon2PasswordHasher } from '../../auth/password/password-hasher.ts';
import { systemClock } from '../../kernel/clock.ts';
import { loadSecret } from '../../secret/load-secret.ts';
import { createLearner, type TestLearner } from '../create-learner.ts';
import { loadContent, type LoadQuestion } from './load-content.ts';

export interface PlayUnderLoad extends ProviderPlace {
  readonly learners: number;
  /** Number of providers that share the database. */
  readonly providers: number;
  readonly seed: string;
}

/** Observations and actions of a disturbance during play. */
export interface Scene {
  readonly running: readonly Running[];
  readonly draw: Draw;
  /** Resolves after this many more responses to learners. */
  acknowledged(more: number): Promise<void>;
  /** Resolves after this many more 503 responses. */
  turnedAway(more: number): Promise<void>;
  /** Ends a provider and returns its exit code; null after a kill. */
  end(provider: Running, signal: NodeJS.Signals): Promise<number | null>;
  /** Restarts the provider and returns the milliseconds until it is ready. */
  startAgain(provider: Running): Promise<number>;
}

export interface LoadReport extends LedgerReport {
  readonly acknowledged: number;
  /** Number of 503 responses, and the 503 responses without a reason or retry time. */
  readonly turnedAway: number;
  readonly unclear: readonly unknown[];
}

const thinkingMs = 320;

/**
 * Lets learners answer over HTTP during `trouble` and compares their responses with the database. Only the providers
 * open the database meanwhile, so a new start finds the state that the end left.
 */
export async function playedUnderLoad(
  options: PlayUnderLoad,
  trouble: (scene: Scene) => Promise<void>,
): Promise<LoadReport> {
  const { place, providers, seed } = options;
  const running = await Promise.all(Array.from({ length: providers }, () => startReady(options)));
  const { learners, questions } = await prepareLoad(place, options.learners);
  const web = connections(options.learners);
  const counted = { answers: 0, turnedAway: 0, over: false };
  const unclear: unknown[] = [];
  const plays = learners.map(({ id, token }, index) => {
    const own = seededDraw(`${seed} ${index}`);
    return playAlong({
      learnerId: id,
      token,
      questions,
      send: async (request) => {
        const response = await web.send(running[own(providers)]?.url ?? '', request);
        if (response.status === unavailable) {
          counted.turnedAway += 1;
          if (!saysWhen(response)) unclear.push(response.body);
        }
        return response;
      },
      draw: own,
      thinkingMs,
      renews: true,
      goesOn: () => !counted.over,
      acknowledged: () => (counted.answers += 1),
    });
  });
  const all = Promise.all(plays);
  const spent = all.then(() => {
    if (!counted.over) throw new Error('All learners had nothing left to play before the trouble was over.');
  });
  try {
    await Promise.race([trouble(sceneOf(options, running, counted)), spent]);
    counted.over = true;
    await all;
  } finally {
    counted.over = true;
    for (const { process } of running) await endProvider(process, 'SIGTERM');
    web.close();
  }
  const { answers: acknowledged, turnedAway } = counted;
  return { acknowledged, turnedAway, unclear, ...(await compare(place, await all)) };
}

function sceneOf(
  options: PlayUnderLoad,
  running: readonly Running[],
  counted: { readonly answers: number; readonly turnedAway: number },
): Scene {
  const more = (count: 'answers' | 'turnedAway', by: number) => {
    const enough = counted[count] + by;
    return until(() => counted[count] >= enough);
  };
  return {
    running,
    draw: seededDraw(options.seed),
    acknowledged: (by) => more('answers', by),
    turnedAway: (by) => more('turnedAway', by),
    end: ({ process }, signal) => endProvider(process, signal),
    startAgain: async (provider) => {
      const from = performance.now();
      Object.assign(provider, await startReady(options));
      return performance.now() - from;
    },
  };
}

const unavailable = 503;

function saysWhen({ body, retryAfter }: LoadResponse): boolean {
  const { code, message, error } = body as Wire['Error'];
  return code === 'BUSY' && message !== '' && error === message && Number(retryAfter) > 0;
}

async function compare(place: TestPlace, ledgers: readonly Ledger[]): Promise<LedgerReport> {
  const database = await openDatabase(place);
  try {
    return await checkLedgers(database, ledgers);
  } finally {
    await database.destroy();
  }
}

interface PreparedLoad {
  readonly learners: TestLearner[];
  readonly questions: readonly LoadQuestion[];
}

/** Creates signed-in learners without a password and loads their questions; closes the database. */
async function prepareLoad(place: TestPlace, count: number): Promise<PreparedLoad> {
  const database = await openDatabase(place);
  const context = {
    database,
    clock: systemClock,
    passwords: new Argon2PasswordHasher('owasp'),
    secret: await loadSecret(database, place),
  };
  const learners: TestLearner[] = [];
  while (learners.length < count) learners.push(await createLearner(context, { hasPassword: false }));
  const questions = await loadContent(database);
  await database.destroy();
  return { learners, questions };
}
