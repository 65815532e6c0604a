// `npm run affected`: every check that the change against `main` can reach, and how long each took.
// A change in features alone runs the stories and journeys of those features; any other runs all of them.
import { capture, nxEnvironment, run, secondsSince } from './process.mjs';
import { changedProjects, featuresToLookAt } from './testing/changed-projects.mjs';

const begun = performance.now();
const base = process.argv[2] ?? 'main';
const projects = changedProjects(await changedFiles());
const features = featuresToLookAt(projects);
console.log(`changed    ${projects.join(', ') || 'no project'}`);

const checks = 'lint,oxlint,lint:contract,lint:text,types:check,test,contract';
const failed = /** @type {string[]} */ ([]);
step('contract', ['nx', 'run', 'openapi:build', '--outputStyle=static']);
step('types', ['tsgo', '--build']);
step('checks', ['nx', 'affected', `--base=${base}`, '--outputStyle=static', `--targets=${checks}`]);
if (features === 'all' || features.length > 0) {
  step('stories', ['nx', 'run', 'storybook:stories', '--outputStyle=static', ...storyFilter()]);
  step('journeys', ['nx', 'run', 'web-e2e:e2e', '--outputStyle=static', ...journeyFilter()]);
}
console.log(`together   ${secondsSince(begun)}${failed.length > 0 ? `, FAILED: ${failed.join(', ')}` : ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {string} name @param {string[]} command of `npx` */
function step(name, command) {
  const from = performance.now();
  if (run('npx', command, nxEnvironment) !== 0) failed.push(name);
  console.log(`${name.padEnd(10)} ${secondsSince(from)}`);
}

function storyFilter() {
  return features === 'all' ? [] : ['--', '--project=stories', ...features.map((name) => `libs/${name}/`)];
}

function journeyFilter() {
  return features === 'all' ? [] : ['--', `--grep=${features.map((name) => `@${name}\\b`).join('|')}`];
}

/** Committed since `base`, changed since, or new. */
async function changedFiles() {
  const { output: fork } = await capture('git', ['merge-base', base, 'HEAD']);
  const { output: changed } = await capture('git', ['diff', '--name-only', fork.trim()]);
  const { output: added } = await capture('git', ['ls-files', '--others', '--exclude-standard']);
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}
