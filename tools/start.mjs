// `npm start`: installs missing packages, builds, starts the provider with the starter pack and demo learners.
import { spawn } from 'node:child_process';
import { installPackages, nodeProblem } from './install.mjs';
import { capture, nxEnvironment, program, root, secondsSince } from './process.mjs';

const begun = performance.now();
const problem = nodeProblem(process.versions.node);
if (problem) stop(problem);

await step('packages', installPackages);
await step('build', build);
await serve();

async function build() {
  const targets = ['run-many', '--targets=build', '--projects=web,provider', '--outputStyle=static'];
  const { code, output } = await capture(program('nx'), targets, nxEnvironment);
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  return 'built';
}

async function serve() {
  const env = { DEMO: '1', LOG_LEVEL: 'warn', ...process.env };
  const provider = spawn(process.execPath, ['apps/provider/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  provider.stdout?.pipe(process.stdout);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => provider.kill(signal));
  provider.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
  provider.on('message', (/** @type {{ ready?: { url: string, demo: SignIn | null } }} */ message) => {
    if (message.ready) welcome(message.ready);
  });
}

/** @typedef {{ email: string, password: string }} SignIn */
/** @param {{ url: string, demo: SignIn | null }} ready */
function welcome(ready) {
  process.send?.({ ready });
  const { url, demo } = ready;
  console.log(`ready      ${secondsSince(begun)}\n\n  Open      ${url}`);
  if (demo) console.log(`  Sign in   ${demo.email}\n  Password  ${demo.password}`);
  console.log('\n  Stop with Ctrl+C. Everything that learners earn is kept in .data (or DATA_DIR).\n');
}

/**
 * A progress line per step.
 * @param {string} name
 * @param {() => Promise<string>} work
 */
async function step(name, work) {
  const from = performance.now();
  try {
    console.log(`${name.padEnd(10)} ${await work()}, ${secondsSince(from)}`);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
