import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Context } from '../kernel/context.ts';
import { createApp, type AppOptions } from '../http/create-app.ts';
import { limitConnections } from '../http/limit-connections.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { StartError } from '../configuration/start-error.ts';
import { startPostman } from '../mail/postman.ts';
import { startRetention } from '../retention/start-retention.ts';
import { second } from '../kernel/time.ts';
import { prepareContext, type Replaced } from './prepare-context.ts';

/** A provider that listens. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:4300`. */
  readonly url: string;
  readonly context: Context;
  /**
   * Takes no new connection, lets running requests and the mail and rows in hand end, for `graceMs` at most, then closes
   * everything.
   */
  close(graceMs?: number): Promise<void>;
}

/** How a provider starts. */
export interface StartOptions extends AppOptions, Replaced {}

const defaultGraceMs = 8000;
const mostConnections = 5000;

/** Starts a provider. Throws `StartError` with what the operator has to fix. */
export async function startServer(
  configuration: Configuration,
  clock: Clock,
  log: Logger,
  { open, passwords, ...options }: StartOptions = {},
): Promise<RunningServer> {
  const { context, content } = await prepareContext(configuration, clock, log, { open, passwords });
  try {
    const app = await createApp(context, options);
    const url = await listen(app, configuration);
    // Not before: a start that fails prints its one message and nothing else.
    log.info(content, 'content is ready');
    const postman = startPostman(context);
    const retention = startRetention(context);
    const stop = async (graceMs = defaultGraceMs) => {
      const background = () => Promise.all([retention.stop(), postman?.stop()]);
      // The application first: from now on no new connection is taken.
      await Promise.all([close(app, graceMs), atMost(graceMs, background())]);
      // A silent database would hold the end of the process.
      await atMost(second, closeContext(context));
    };
    return { url, context, close: stop };
  } catch (error) {
    await closeContext(context);
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    limitConnections(app.server, mostConnections);
    return await app.listen({ host, port });
  } catch (cause) {
    throw new StartError(explain(cause, host, port), { cause });
  }
}

function explain(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
  if (code === 'EADDRINUSE')
    return `PORT: ${port} on ${host} is taken by another program. Stop that, or set PORT to a free one.`;
  if (code === 'EACCES') return `PORT: this user may not listen on ${port}. Set PORT to one above 1023.`;
  return `HOST: cannot listen on "${host}" (${code}). Set HOST to an address of this machine.`;
}

async function close(app: FastifyInstance, graceMs: number): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(impatience);
  }
}

/** Waits for the work, but no longer than this: a mail server may be silent for a minute. Its mail is sent again later. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
}

async function closeContext({ database, google }: Context): Promise<void> {
  await google?.close();
  await database.destroy();
}
