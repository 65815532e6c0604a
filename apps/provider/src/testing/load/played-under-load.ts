import { systemClock } from '../../clock/clock.ts';
import { openDatabase } from '../../database/open-database.ts';
import { seededDraw } from '../../domain/seeded-shuffle.ts';
import { PasswordHasher } from '../../accounts/password-hasher.ts';
import { createLearner, type TestLearner } from '../create-learner.ts';
import { startProcess, type TestProcess } from '../child-process.ts';
import type { TestPlace } from '../test-databases.ts';
import { checkLedgers, type LedgerReport } from './check-ledgers.ts';
import { loadContent, type LoadQuestion } from './load-content.ts';
import { connections } from './send.ts';
import { type Ledger, playAlong } from './virtual-learner.ts';

/** How often which providers are ended while how many learners answer. */
export interface EndedUnderLoad {
  readonly place: TestPlace;
  /** The built provider. */
  readonly script: string;
  readonly contentDir: string;
  readonly learners: number;
  /** Providers on the one database. */
  readonly providers: number;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly times: number;
  readonly seed: string;
}

export interface LoadReport extends LedgerReport {
  readonly acknowledged: number;
  /** Milliseconds from each new start until the provider was ready. */
  readonly readyMs: readonly number[];
  /** Exit codes of the ended providers; null after a kill. */
  readonly exits: readonly (number | null)[];
}

const thinkingMs = 320;

/**
 * Lets learners answer over HTTP, ends a provider in the middle of it again and again, and compares what the learners were
 * told with what the database holds. Nobody else has the database open meanwhile: a new start finds what the end left.
 */
export async function playedUnderLoad(options: EndedUnderLoad): Promise<LoadReport> {
  const { place, providers, seed } = options;
  const draw = seededDraw(seed);
  const running = await Promise.all(Array.from({ length: providers }, () => start(options)));
  const { learners, questions } = await prepare(options);
  const web = connections(options.learners);
  const counted = { answers: 0, over: false };
  const plays = learners.map(({ id, token }, index) => {
    const own = seededDraw(`${seed} ${index}`);
    return playAlong({
      learnerId: id,
      token,
      questions,
      send: (request) => web.send(running[own(providers)]?.url ?? '', request),
      draw: own,
      thinkingMs,
      goesOn: () => !counted.over,
      acknowledged: () => (counted.answers += 1),
    });
  });
  const all = Promise.all(plays);
  const ends = endAgainAndAgain(options, running, counted, draw);
  await Promise.race([ends, all.then(() => ends)]);
  counted.over = true;
  const ledgers = await all;
  for (const { process } of running) await end(process, 'SIGTERM');
  web.close();
  return { ...(await ends), acknowledged: counted.answers, ...(await compare(place, ledgers)) };
}

interface Running {
  process: TestProcess;
  url: string;
}

async function endAgainAndAgain(
  options: EndedUnderLoad,
  running: Running[],
  counted: { readonly answers: number },
  draw: (below: number) => number,
): Promise<{ readyMs: number[]; exits: (number | null)[] }> {
  const readyMs: number[] = [];
  const exits: (number | null)[] = [];
  for (let time = 0; time < options.times; time += 1) {
    const enough = counted.answers + 10 + draw(30);
    await until(() => counted.answers >= enough);
    const ended = running[draw(running.length)];
    if (!ended) break;
    exits.push(await end(ended.process, options.signal));
    const from = performance.now();
    Object.assign(ended, await start(options));
    readyMs.push(performance.now() - from);
  }
  return { readyMs, exits };
}

async function start({ place, script, contentDir }: EndedUnderLoad): Promise<Running> {
  const environment = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    CONTENT_DIR: contentDir,
  };
  const process = startProcess(script, { PORT: '0', WEB_DIR: '', ...environment });
  await process.says('Server listening');
  const [, url] = /listening at (http:\/\/[\d.:]+)/.exec(process.printed()) ?? [];
  if (url === undefined) throw new Error(process.printed());
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  return { process, url };
}

async function end({ child, ended }: TestProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended;
}

async function prepare({ place, learners }: EndedUnderLoad) {
  const database = await openDatabase(place);
  const questions: readonly LoadQuestion[] = await loadContent(database);
  const made: TestLearner[] = [];
  for (let index = 0; index < learners; index += 1)
    made.push(
      await createLearner(
        { database, clock: systemClock, passwords: new PasswordHasher('owasp') },
        { hasPassword: false },
      ),
    );
  await database.destroy();
  return { learners: made, questions };
}

async function compare(place: TestPlace, ledgers: readonly Ledger[]): Promise<LedgerReport> {
  const database = await openDatabase(place);
  try {
    return await checkLedgers(database, ledgers);
  } finally {
    await database.destroy();
  }
}

const lookAgainMs = 10;

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}
