// `npm run measure:answer-path [-- --list]`: the modules in which at least one function runs between the tap on
// Submit and the star of a right answer, in the browser and in the provider.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, loadConfigFromFile, runnerImport } from 'vite';
import { wholeBrowserLaunch } from '../../browser.preset.mjs';
import { capture, nxEnvironment, root } from '../process.mjs';
import { modulesThatRan } from './modules-that-ran.mjs';

// Taken before the build of the web app, which sets NODE_ENV.
const environment = { ...process.env };
const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const web = join(root, 'apps/web');
const folder = mkdtempSync(join(tmpdir(), 'sirah-answer-path-'));
const webDir = join(folder, 'web');
/** As in the provider's rules of play. */
const leastThinkingMs = 300;

try {
  await buildBoth();
  const provider = await startProvider();
  try {
    const { browser, server } = await answerOnce(provider);
    print('browser', browser);
    print('provider', server);
    console.log(`together  ${browser.length + server.length} modules`);
  } finally {
    provider.child.kill();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The provider as it is shipped, and the web app with readable code, so that no function is inlined into another module. */
async function buildBoth() {
  const built = await capture('npx', ['nx', 'run', 'provider:build', '--outputStyle=static'], nxEnvironment);
  if (built.code !== 0) throw new Error(built.output);
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(web, 'vite.config.ts'),
  );
  const config = loaded?.config ?? {};
  const readable = { outDir: webDir, minify: false, sourcemap: true };
  await build({
    ...config,
    configFile: false,
    root: web,
    logLevel: 'error',
    build: { ...config.build, ...readable },
  });
}

/** Starts a provider with demo learners on an empty data folder; its functions are counted from the start. */
async function startProvider() {
  const recorder = join(root, 'tools/measure/record-coverage.mjs');
  const PORT = String(await freePort());
  const child = spawn(process.execPath, ['--import', recorder, 'apps/provider/dist/main.js'], {
    cwd: root,
    env: { ...environment, PORT, DATA_DIR: join(folder, 'data'), WEB_DIR: webDir, DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ ready }] = await once(child, 'message');
  const takeCoverage = async () => {
    child.send('take coverage');
    const [{ coverage }] = await once(child, 'message');
    return coverage;
  };
  return { child, ready, takeCoverage };
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? address?.port : 0;
}

/**
 * Signs in, opens the first question and answers it right.
 * @param {Awaited<ReturnType<typeof startProvider>>} provider
 */
async function answerOnce({ ready, takeCoverage }) {
  const { Learner, pack, seenIntro } = await testLearner();
  const browser = await chromium.launch(wholeBrowserLaunch());
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.addInitScript(seenIntro);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const learner = new Learner(page, pack);
  const above = page.getByRole('dialog', { name: 'Ongoing Competitions' });
  await page.addLocatorHandler(above, () => page.keyboard.press('Escape'));
  await page.clock.install();
  await learner.signIn(ready.url, ready.demo);
  await learner.walkToChapters('Easy');
  await learner.startChapter(1);
  const { answer } = await learner.question();
  await page.getByRole('radio', { name: answer, exact: true }).check();
  // A faster star stays off the boards, and the path to the board is part of what is counted.
  await wait(leastThinkingMs);
  // What the choice itself has started is no part of the path either.
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  // No tick of a clock falls between tap and star, nor a frame: what waits for the star's paint is no part of the path.
  await page.clock.pauseAt(Date.now() + 1_000);
  await Promise.all([devtools.send('Profiler.takePreciseCoverage'), takeCoverage()]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('img', { name: '1 star', exact: true }).waitFor();
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const server = await takeCoverage();
  await browser.close();
  return {
    browser: modulesThatRan(result, (url) =>
      join(webDir, url.startsWith(ready.url) ? new URL(url).pathname : ''),
    ),
    server: modulesThatRan(server, fileURLToPath),
  };
}

/** The learner of the end-to-end tests, past the intro, and the answers that it knows. */
async function testLearner() {
  const learner = await runnerImport(join(root, 'apps/web-e2e/fixtures/learner.ts'));
  const intro = await runnerImport(join(root, 'apps/web-e2e/fixtures/seen-intro.ts'));
  const testing = await runnerImport(join(root, 'apps/provider/src/testing/journeys.ts'));
  const { Learner } = /** @type {any} */ (learner.module);
  const { seenIntro } = /** @type {any} */ (intro.module);
  const { readPack } = /** @type {any} */ (testing.module);
  return { Learner, seenIntro, pack: await readPack(join(root, 'content')) };
}

/**
 * @param {string} where
 * @param {readonly string[]} modules
 */
function print(where, modules) {
  console.log(`${where.padEnd(9)} ${modules.length} modules`);
  if (values.list) for (const module of modules) console.log(`  ${module}`);
}
