// `npm run production:set -- FOLDER`: builds and writes the files that a provider needs into a new folder, with the
// packages for this platform: the content of the image, and of a release for hosts without containers.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nxEnvironment, program, root, run } from './process.mjs';

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error('Name a new folder: npm run production:set -- FOLDER');
  process.exit(2);
}
const target = resolve(folder);

need(
  run(
    program('nx'),
    ['run-many', '--targets=build', '--projects=web,provider', '--outputStyle=static'],
    nxEnvironment,
  ),
);
// The lock file needs the package.json of every workspace.
/** @type {{ packages: Record<string, unknown> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));
const manifests = workspaces.map((path) => join(path, 'package.json'));
const roots = ['package-lock.json', '.npmrc', 'content'];
const products = ['apps/provider/dist', 'apps/web/dist', 'LICENSE', '.env.example', 'docs/operating.md'];
for (const path of [...roots, ...manifests, ...products]) copy(path);
const how = ['--omit=dev', '--workspace=@sirah-trails/provider', '--ignore-scripts', '--prefix', target];
need(run('npm', ['ci', ...how]));
prune();
console.log(target);

/** @param {string} path from the root */
function copy(path) {
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, { recursive: true, filter: (file) => !file.endsWith('.map') });
}

/** Removes files that only the installation needed, and SQLite for other platforms. */
function prune() {
  const unused = [
    'libs',
    'tools',
    'openapi',
    'node_modules/@sirah-trails',
    'node_modules/.package-lock.json',
  ];
  const prebuilds = 'node_modules/@photostructure/sqlite/prebuilds';
  const platform = `${process.platform}-${process.arch}`;
  const foreign = readdirSync(join(target, prebuilds)).filter((name) => name !== platform);
  for (const path of [...unused, ...foreign.map((name) => `${prebuilds}/${name}`)])
    rmSync(join(target, path), { recursive: true, force: true });
  for (const app of readdirSync(join(target, 'apps')))
    if (!existsSync(join(target, 'apps', app, 'dist')))
      rmSync(join(target, 'apps', app), { recursive: true });
}

/** @param {number} code */
function need(code) {
  if (code !== 0) process.exit(code);
}
