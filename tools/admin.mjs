// `npm run admin -- <command>`: manages an instance. Builds the provider if there is no build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './process.mjs';

const script = join(root, 'apps/provider/dist/admin.js');

if (!existsSync(script)) {
  console.error('Building the provider, once...');
  const { code, output } = await capture('npx', ['nx', 'run', 'provider:build', '--outputStyle=static'], {
    NX_DAEMON: 'false',
  });
  if (code !== 0) {
    console.error(`The build failed.\n${output}`);
    process.exit(2);
  }
}

const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 2;
