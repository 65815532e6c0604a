// Storybook builds: of the working tree, and of a commit (cached).
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, nxEnvironment, root } from '../process.mjs';

const cache = join(root, 'node_modules/.cache/look');

/** @returns {Promise<string>} folder of the build */
export async function buildStories() {
  await must('npx', ['nx', 'run', 'storybook:build-storybook', '--outputStyle=static'], nxEnvironment);
  return join(root, 'apps/storybook/storybook-static');
}

/**
 * @param {string} base branch or commit
 * @returns {Promise<string>} folder of the build
 */
export async function buildStoriesOf(base) {
  const commit = (await must('git', ['rev-parse', base])).trim();
  const build = join(cache, commit);
  if (existsSync(join(build, 'index.json'))) return build;
  const tree = join(mkdtempSync(join(tmpdir(), 'sirah-look-')), 'tree');
  await must('git', ['worktree', 'add', '--detach', tree, commit]);
  try {
    linkPackages(tree);
    await must('npx', [
      'storybook',
      'build',
      '--quiet',
      '-c',
      `${tree}/apps/storybook/.storybook`,
      '-o',
      build,
    ]);
  } finally {
    await must('git', ['worktree', 'remove', '--force', tree]);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
  return build;
}

/** Links packages from this clone and workspace projects from the tree. @param {string} tree */
function linkPackages(tree) {
  const packages = join(tree, 'node_modules');
  mkdirSync(join(packages, '@sirah-trails'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['.cache', '@sirah-trails'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const folder of ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(tree, group)).map((name) => join(tree, group, name)),
  ))
    if (existsSync(join(folder, 'package.json'))) symlinkSync(folder, join(packages, nameOf(folder)));
  symlinkSync(join(tree, 'openapi'), join(packages, '@sirah-trails/openapi'));
  symlinkSync(join(root, 'openapi/dist'), join(tree, 'openapi/dist'));
}

/** @param {string} folder @returns {string} */
function nameOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function must(command, args, env) {
  const { code, output } = await capture(command, args, env);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`);
  return output;
}
