// `npm test`: installs missing packages, runs every level and prints the durations.
import { installPackages, nodeProblem } from './install.mjs';
import { capture, nxEnvironment, program, secondsSince } from './process.mjs';
import { writeToMemory } from './testing/memory-folder.mjs';
import { tally } from './testing/tally.mjs';

const begun = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = /** @type {string[]} */ ([]);

const problem = nodeProblem(process.versions.node);
if (problem) stop(problem);
writeToMemory();
await prepare('packages', installPackages);
const { ensureBrowser } = await import('./testing/browser.mjs');
await prepare('browser', ensureBrowser);
const postgres = await preparePostgres();

// First and alone: other levels read its output.
await level('build', [nx('build')]);
// The dependencies are already built. Another build request would make nx overwrite files that another level is reading.
const built = '--excludeTaskDependencies';
// These projects share a Vitest process, `test:web`.
const kinds = ['ui', 'data', 'kit', 'engine', 'feature'].map((kind) => `tag:type:${kind}`);
const testedTogether = ['@sirah-trails/web', ...kinds, '!@sirah-trails/content-pack'].join(',');
// Longest first, because short levels at the end keep both lanes busy.
await inTwoLanes([
  ['unit', [nx('test,test:web', built, `--exclude=${testedTogether}`)]],
  ['stories', [nx('stories', built)]],
  ['e2e', [nx('e2e', built)]],
  ['contract', [nx('contract', built)]],
  // A single ESLint for all projects: a process per project would reload the rules, at twice the work.
  ['lint', [nx('eslint,oxlint,lint:contract,lint:text,types:check,check', built)]],
  ['size', [['node', 'tools/size.mjs']]],
  ['format', [[program('nx'), 'sync:check'], [program('oxfmt'), '--check'], nx('knip')]],
  // A single build for all projects: separate builds would reread the libraries' types, at three times the work.
  ['types', [[program('tsgo'), '--build']]],
]);
await postgres?.stop();

console.log(`\n${'together'.padEnd(13)} ${secondsSince(begun)}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length === 0 ? 0 : 1);

/** @param {string} targets with commas between @param {string[]} more */
function nx(targets, ...more) {
  const how = ['--outputStyle=stream-without-prefixes', '--nxBail=false', '--targets', targets];
  return [program('nx'), 'run-many', ...how, ...more];
}

/**
 * Runs levels in this order, two at a time: a single level leaves half of a small machine idle.
 * @param {[name: string, commands: string[][]][]} levels
 */
async function inTwoLanes(levels) {
  const waiting = levels.values();
  const lane = async () => {
    for (const [name, commands] of waiting) await level(name, commands);
  };
  await Promise.all([lane(), lane()]);
}

/**
 * Runs a level's commands; a failing command shows its output, and the next level still runs.
 * @param {string} name
 * @param {string[][]} commands
 */
async function level(name, commands) {
  const from = performance.now();
  const outputs = [];
  const broken = [];
  for (const [command = '', ...args] of commands) {
    const { code, output } = await capture(command, args, environment());
    outputs.push(output);
    if (code !== 0) broken.push(output);
  }
  const counted = tally(outputs.join('\n'));
  for (const word of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[word] += counted[word];
  if (broken.length > 0) fail(name, broken, counted);
  console.log(`${name.padEnd(13)} ${report(counted, broken.length > 0)}, ${secondsSince(from)}`);
}

/** @param {string} name @param {string[]} broken @param {import('./testing/tally.mjs').Tally} counted */
function fail(name, broken, counted) {
  failures.push(name);
  // A level that crashes without a failing test counts as a failure.
  if (counted.failed === 0) total.failed += 1;
  console.log(broken.join('\n'));
}

/** @param {import('./testing/tally.mjs').Tally} counted @param {boolean} failed */
function report({ passed, failed: red, skipped }, failed) {
  const tests = passed + red > 0 ? ` (${passed} passed, ${red} failed, ${skipped} skipped)` : '';
  return `${failed ? 'FAILED' : 'ok'}${tests}`;
}

async function preparePostgres() {
  const { startPostgres } = await import('./testing/postgres.mjs');
  const from = performance.now();
  const cluster = await startPostgres();
  const state = cluster ? 'started' : 'not installed: the PostgreSQL half of the tests is skipped';
  console.log(`${'postgres'.padEnd(13)} ${state}, ${secondsSince(from)}`);
  if (!cluster && process.env['CI']) stop('CI needs PostgreSQL. Install the package `postgresql`.');
  return cluster;
}

function environment() {
  const database = postgres ? { TEST_POSTGRES: '1', TEST_DATABASE_URL: postgres.url } : {};
  return { ...database, ...nxEnvironment, FORCE_COLOR: '0' };
}

/** @param {string} name @param {() => Promise<string>} work */
async function prepare(name, work) {
  const from = performance.now();
  const state = await work().catch((/** @type {Error} */ error) => stop(error.message));
  console.log(`${name.padEnd(13)} ${state}, ${secondsSince(from)}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
