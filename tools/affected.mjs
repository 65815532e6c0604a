// `npm run affected`: every check affected by the diff against `main`, with durations.
// A change in features alone runs their stories and journeys; any other change runs all of them.
import { capture, nxEnvironment, program, secondsSince } from './process.mjs';
import { changedProjects, featuresToLookAt, foldersToLint } from './testing/changed-projects.mjs';

const begun = performance.now();
const base = process.argv[2] ?? 'main';
const projects = changedProjects(await changedFiles());
const features = featuresToLookAt(projects);
const looksAtApp = features === 'all' || features.length > 0;
console.log(`changed    ${projects.join(', ') || 'no project'}`);

// Nx counts `tools` as affected by every file, because its lint targets read all of them.
const hasTools = projects.some((folder) => ['.', 'tools', 'openapi'].includes(folder));
const checks = 'lint:contract,types:check,test,contract';
const excluded = hasTools ? [] : ['--exclude=@sirah-trails/tools'];
const failed = /** @type {string[]} */ ([]);
const builds = looksAtApp ? ['openapi', 'web', 'provider'] : ['openapi'];
await step('build', nx('run-many', '--targets=build', `--projects=${builds.join(',')}`));
await step('types', ['tsgo', '--build']);
// The dependencies are built; two lanes keep a small machine busy.
const built = '--excludeTaskDependencies';
await Promise.all([
  lane(...lint(foldersToLint(projects)), [
    'checks',
    nx('affected', `--base=${base}`, `--targets=${checks}`, built, ...excluded),
  ]),
  looksAtApp &&
    lane(
      ['stories', nx('run', 'storybook:stories', built, ...storyFilter())],
      ['journeys', nx('run', 'web-e2e:e2e', built, ...journeyFilter())],
    ),
]);
console.log(`together   ${secondsSince(begun)}${failed.length > 0 ? `, FAILED: ${failed.join(', ')}` : ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {[name: string, command: string[]][]} steps that follow one another */
async function lane(...steps) {
  for (const [name, command] of steps) await step(name, command);
}

/** @param {string} name @param {string[]} command */
async function step(name, [bin = '', ...args]) {
  const from = performance.now();
  const { code, output } = await capture(program(bin), args, nxEnvironment);
  if (code !== 0) failed.push(name);
  console.log(`${output}${name.padEnd(10)} ${secondsSince(from)}`);
}

/** The lint checks. @param {string[]} folders @returns {[name: string, command: string[]][]} */
function lint(folders) {
  const eslint = ['eslint', '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...folders];
  const typed = folders.filter((folder) => /^(\.$|apps|libs)/.test(folder));
  const text = nx('run-many', '--targets=lint:text', '--projects=tools');
  return [
    ...(folders.length > 0 ? [/** @type {[string, string[]]} */ (['lint', eslint])] : []),
    ...(typed.length > 0
      ? [/** @type {[string, string[]]} */ (['oxlint', ['oxlint', '--type-aware', ...typed]])]
      : []),
    ['text', text],
  ];
}

/** @param {string} verb @param {string[]} more */
function nx(verb, ...more) {
  return ['nx', verb, '--outputStyle=static', ...more];
}

function storyFilter() {
  return features === 'all' ? [] : ['--', '--project=stories', ...features.map((name) => `libs/${name}/`)];
}

function journeyFilter() {
  return features === 'all' ? [] : ['--', `--grep=${features.map((name) => `@${name}\\b`).join('|')}`];
}

/** Committed since `base`, modified, or untracked. */
async function changedFiles() {
  const { output: fork } = await capture('git', ['merge-base', base, 'HEAD']);
  const { output: changed } = await capture('git', ['diff', '--name-only', fork.trim()]);
  const { output: added } = await capture('git', ['ls-files', '--others', '--exclude-standard']);
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}
