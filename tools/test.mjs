// `npm test`: installs what is missing, then every level in turn.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('node_modules')) run('npm', ['ci']);
for (const targets of ['lint lint:contract types:check', 'typecheck', 'test', 'stories'])
  run('npx', ['nx', 'run-many', '--targets', ...targets.split(' '), '--outputStyle=static']);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } });
  if (status !== 0) process.exit(status ?? 1);
}
