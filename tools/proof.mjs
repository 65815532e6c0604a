// `npm run proof -- <area> [word from a file name ...] [--kills 200]`: the repeating tests at full size, and the tests
// that otherwise run on SQLite alone on PostgreSQL too. `web` covers more browsers and settings than the journeys; `play` also measures the built app in a browser.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { capture, root, run, secondsSince } from './process.mjs';
import { installPackages } from './install.mjs';
import { areaOf, areas, inBrowsersAlone } from './testing/proof-areas.mjs';

const begun = performance.now();
const { values, positionals } = parseArgs({ options: { kills: { type: 'string' } }, allowPositionals: true });
const [area, ...words] = positionals;
if (!area || !areas.includes(area)) {
  console.error(`Say which proof: npm run proof -- ${areas.join(' | ')}`);
  process.exit(2);
}

await installPackages();
const { startPostgres } = await import('./testing/postgres.mjs');
const needsDatabase = !inBrowsersAlone.includes(area);
const postgres = needsDatabase ? await startPostgres() : null;
if (!postgres && needsDatabase)
  console.log('PostgreSQL is not installed: its half of the proofs is left out.');
const database = postgres ? { TEST_POSTGRES: '1', TEST_DATABASE_URL: postgres.url } : {};
const figures = join(mkdtempSync(join(tmpdir(), 'sirah-proof-')), 'figures');
const environment = {
  ...database,
  PROOF: '1',
  PROOF_FIGURES: figures,
  ...(values.kills && { KILLS: values.kills }),
};
const bundled = run('npx', ['nx', 'run', 'openapi:build', '--outputStyle=static']);
const codes = [bundled, ...(area === 'auth' ? [] : inBrowsers())];
// The provider's proofs include timings, so they run file by file.
for (const [project, workers] of /** @type {const} */ ([
  ['apps/provider', 1],
  ['apps/provider-contract', 2],
])) {
  const files = await proofsOf(project);
  const limits = [`--maxWorkers=${workers}`, '--testTimeout=7200000', '--hookTimeout=600000'];
  const vitest = ['vitest', 'run', '--root', project, '--reporter=verbose', ...limits];
  if (files.length > 0) codes.push(run('npx', [...vitest, ...files], environment));
}
const inEngine = await proofsOf('libs/quiz-engine');
if (inEngine.length > 0) {
  const config = ['--config', 'vitest.web.ts', '--reporter=verbose', '--testTimeout=7200000'];
  const files = inEngine.map((file) => `libs/quiz-engine/${file}`);
  codes.push(run('npx', ['vitest', 'run', ...config, ...files], environment));
}
await postgres?.stop();
if (existsSync(figures)) console.log(`\nreached:\n${readFileSync(figures, 'utf8')}`);
console.log(
  `proof of ${area}: ${codes.every((code) => code === 0) ? 'holds' : 'FAILED'}, ${secondsSince(begun)}`,
);
process.exitCode = Math.max(...codes);

/** Runs browser proofs on the built app: the files in the area's folder; for `web`, the files outside all folders. */
function inBrowsers() {
  const built = run('npx', [
    'nx',
    'run-many',
    '-t',
    'build',
    '-p',
    'web',
    'provider',
    '--outputStyle=static',
  ]);
  const folder = area === 'web' ? 'proofs/[^/]*' : `proofs/${area}/.*`;
  const files = (words.length > 0 ? words : ['']).map((word) => `${folder}${word}[^/]*$`);
  const config = ['--config', 'apps/web-e2e/playwright.proof.config.mjs', '--pass-with-no-tests'];
  return [built, run('npx', ['playwright', 'test', ...config, ...files], { NODE_ENV: 'test' })];
}

/**
 * A project's test files for the area that `PROOF` extends: by more rounds, or by PostgreSQL.
 * @param {string} project
 */
async function proofsOf(project) {
  const { output } = await capture('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    `${project}/**/*.test.ts`,
  ]);
  return output
    .split('\n')
    .filter((file) => file && areaOf(file) === area && existsSync(join(root, file)))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .filter((file) => /\b(rounds|isProof|eachDatabase)\b/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.slice(project.length + 1));
}
