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
import { startStaffMail } from '../staff/staff-mail.ts';
import { second } from '../kernel/time.ts';
import { version } from '../kernel/version.ts';
import { prepareContext, type Replaced } from './prepare-context.ts';

/** A listening provider. */
export interface RunningServer {
  /** Base URL, such as `http://127.0.0.1:4300`. */
  readonly url: string;
  readonly context: Context;
  /**
   * Refuses new connections, waits up to `graceMs` for running requests, mails and deletions, then closes
   * everything.
   */
  close(graceMs?: number): Promise<void>;
}

export interface StartOptions extends AppOptions, Replaced {}

const defaultGraceMs = 8000;
const mostConnections = 5000;

/** @throws {StartError} with the fix for the operator */
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
    // Logs late, because a failed start must print a single message.
    log.info(content, 'content is ready');
    log.info({ version, node: process.versions.node }, 'ready');
    const postman = startPostman(context);
    const jobs = [startRetention(context), startStaffMail(context)];
    const stop = async (graceMs = defaultGraceMs) => {
      const background = () => Promise.all([...jobs.map((job) => job.stop()), postman?.stop()]);
      // Closes the application first, to refuse new connections.
      await Promise.all([close(app, graceMs), atMost(graceMs, background())]);
      // A hanging database must not block the exit.
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

/** Waits for the work up to a limit. A mail server may hang for a minute; its mail is retried later. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
}

async function closeContext({ database, google }: Context): Promise<void> {
  await google?.close();
  await database.destroy();
}
