import { join } from 'node:path';
import { runnerImport } from 'vite';
import { capture, nxEnvironment, root } from '../process.mjs';

/** The pack's first chapter, which begins with a multiple-choice question. */
const context = { trailId: 'w1', subTrailId: 'w1-s1', difficulty: 'easy', chapterId: 'w1-s1-c1' };
const quizTimeId = 'qt-easy';

/** Builds the product and starts its provider on an empty data folder. */
export async function startProduct() {
  const built = await capture(
    'npx',
    ['nx', 'run-many', '-t', 'build', '-p', 'web', 'provider'],
    nxEnvironment,
  );
  if (built.code !== 0) throw new Error(built.output);
  const { ProviderProcess } = await load('apps/web-e2e/fixtures/provider-process.ts');
  const { storedSession } = await load('apps/web-e2e/fixtures/stored-session.ts');
  const { Learner } = await load('apps/web-e2e/fixtures/learner.ts');
  const { openLearnerDesk, readPack } = await load('apps/provider/src/testing/journeys.ts');
  const { links } = await load('libs/api-client/src/links/index.ts');
  const provider = await ProviderProcess.prepare();
  const { url } = await provider.start();
  const desk = await openLearnerDesk({ databaseUrl: null, dataDir: provider.dataDir });
  const pack = await readPack(join(root, 'content'));
  const signedIn = async () => {
    const account = await desk.createLearner();
    return { account, storageState: await storedSession(url, account) };
  };
  return {
    /** The pack's first question, for the comparison page. */
    question: firstQuestion(pack),
    addresses: {
      home: url + links.home(),
      signIn: url + links.signIn(),
      board: url + links.leaderboard(),
      quiz: url + links.quiz(context),
    },
    newAccount: () => desk.createLearner(),
    newSession: async () => (await signedIn()).storageState,
    /** A learner with an open first question and a fresh clock. */
    newTry: async () => {
      const { account, storageState } = await signedIn();
      await openFirstQuestion(url, account.token);
      return storageState;
    },
    learnerAt: (/** @type {import('playwright').Page} */ page) => new Learner(page, pack),
    async stop() {
      await desk.close();
      await provider.dispose();
    },
  };
}

/**
 * @param {string} url
 * @param {string} token
 */
async function openFirstQuestion(url, token) {
  const headers = { authorization: `Bearer ${token}` };
  const query = `quiz_time_id=${quizTimeId}`;
  const listed = await fetch(`${url}/api/trails/v1/quizzes?chapter_id=${context.chapterId}&${query}`, {
    headers,
  });
  const { data } = /** @type {{ data: { id: string }[] }} */ (await listed.json());
  const opened = await fetch(`${url}/api/trails/v1/quiz/${data[0]?.id}?${query}`, { headers });
  if (!opened.ok) throw new Error(`The first question did not open: ${opened.status} ${await opened.text()}`);
}

/** @param {any} pack */
function firstQuestion(pack) {
  const [first] = pack.worlds[0].subTrails[0].chapters[0].questions;
  return { text: String(first.question), choices: /** @type {string[]} */ (first.choices) };
}

/**
 * Imports a TypeScript module from the repository.
 * @param {string} path from the root
 */
async function load(path) {
  const { module } = await runnerImport(join(root, path));
  return /** @type {any} */ (module);
}
