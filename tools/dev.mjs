// `npm run dev`: the web app with hot reload on port 4200, with a provider that restarts on code changes.
import { spawn } from 'node:child_process';
import { installPackages } from './install.mjs';
import { root, run } from './process.mjs';

await installPackages();
if (run('npx', ['nx', 'run-many', '--targets=build', '--projects=web,provider']) !== 0) process.exit(1);

const children = [
  start('npx', ['vite', 'build', '--watch', '--emptyOutDir=false', '--logLevel=warn'], 'apps/provider'),
  start(process.execPath, ['--watch', 'apps/provider/dist/main.js'], '.', { DEMO: '1' }),
  start('npx', ['vite'], 'apps/web'),
];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => children.forEach((child) => child.kill(signal)));

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env]
 */
function start(command, args, folder, env = {}) {
  return spawn(command, args, { cwd: `${root}${folder}`, stdio: 'inherit', env: { ...env, ...process.env } });
}
