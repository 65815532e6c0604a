import { fileURLToPath } from 'node:url';
import { watchLoopLag } from './http/shed-load.ts';
import { systemClock } from './kernel/clock.ts';
import { misspeltVariables } from './configuration/misspelt-variables.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { StartError } from './configuration/start-error.ts';
import { createLogger } from './logging/logger.ts';
import { startServer, type RunningServer } from './start/start-server.ts';

/** Same relative path in the source tree and in the build. */
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const configuration = readConfiguration({ WEB_DIR: webDir, ...process.env });
  const log = createLogger(configuration.logLevel);
  const server = await startServer(configuration, systemClock, log, { lagMs: watchLoopLag() });
  for (const variable of misspeltVariables(process.env)) log.warn(variable, 'a variable is unknown');
  // Sends the address to a parent process with an IPC channel, such as `npm start`.
  process.send?.({ ready: { url: server.url, demo: server.context.demoSignIn } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, signal));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`The provider cannot start. ${error.message}\n`);
  process.exit(1);
}

async function stop(server: RunningServer, signal: string): Promise<void> {
  server.context.log.info({ signal }, 'closing');
  await server.close();
  process.exit(0);
}
