import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerConfirmPage } from '../auth/recovery/confirm-page.ts';
import { registerMailbox } from '../mail/mailbox-page.ts';
import { describeConfiguration } from '../web/instance.ts';
import { describeTheme, pictureOrigins } from '../web/get-theme.ts';
import { loadPage } from '../web/load-page.ts';
import { pageWithDifficulties } from '../web/page-difficulties.ts';
import { securityHeaders } from '../web/security-headers.ts';
import { serveActivities } from '../web/serve-activities.ts';
import { serveArt } from '../web/serve-art.ts';
import { serveAudio } from '../web/serve-audio.ts';
import { serveWeb } from '../web/serve-web.ts';
import { registerWellKnown } from '../web/well-known.ts';
import { isUnavailable } from '../database/database-fault.ts';
import { refusedLog } from '../logging/log-refused.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { version } from '../kernel/version.ts';
import { registerContract } from './contract-routes.ts';
import { errorResponse } from './error-response.ts';
import { registerMetrics } from './metrics.ts';
import { takeForms, takeJsonOnly } from './body-parsers.ts';
import { checkResponses } from './response-check.ts';
import { dropForwardedPorts } from './forwarded-for.ts';
import { serverOptions } from './server-options.ts';
import { shedLoad } from './shed-load.ts';
import { compileRequestSchema, refuseOddHeads, refuseOddRequests } from './validation.ts';
import { importedVersion } from '../content-import/content-setting.ts';
import { migrations } from '../database/migrations/migrate.ts';

export interface AppOptions {
  /** Validates every response against the contract. */
  readonly responseValidation?: boolean;
  /** Event-loop lag in milliseconds; without it, no load is shed. */
  readonly lagMs?: () => number;
}

/** The HTTP application; the contract determines routes and validation. */
export async function createApp(
  context: Context,
  { responseValidation = false, lagMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const { configuration } = context;
  const app: FastifyInstance = Fastify(serverOptions(context));
  const blocks = { configuration: describeConfiguration(context), theme: describeTheme(context) };
  const page = await loadPage(configuration.webDir, blocks, configuration);
  app.setValidatorCompiler(compileRequestSchema);
  app.setSerializerCompiler(() => JSON.stringify);
  takeJsonOnly(app);
  logResponses(app, context);
  answerErrors(app, context);
  refuseOddHeads(app);
  dropForwardedPorts(app);
  if (lagMs) shedLoad(app, lagMs);
  const setHeaders = securityHeaders(configuration, {
    scriptHashes: page?.scriptHashes ?? [],
    styleHashes: page?.styleHashes ?? [],
    pictureOrigins: pictureOrigins(context),
  });
  app.addHook('onRequest', ({ raw: request }, { raw: response }, next) =>
    setHeaders(request, response, () => next()),
  );
  await allowOrigins(app, configuration.corsOrigins);
  await takeForms(app);
  keepAnswersPrivate(app);
  refuseOddRequests(app);
  if (responseValidation) checkResponses(app);
  registerHealth(app, context);
  registerWellKnown(app, context);
  if (configuration.metrics) registerMetrics(app);
  registerMailbox(app, context);
  await registerConfirmPage(app, context);
  await registerContract(app, context);
  // The GET creates a one-time code, which a mail scanner must not.
  app.head('/auth/v1/verify-email/link', (_request, reply) => reply.send());
  await serveArt(app, configuration.contentDir);
  await serveActivities(app, configuration.contentDir);
  await serveAudio(app, configuration.contentDir);
  const { webDir, serviceWorker } = configuration;
  if (webDir !== null && page) {
    const current = await pageWithDifficulties(context.database, page);
    await serveWeb(app, { webDir, page: current, serviceWorker });
  } else app.setNotFoundHandler(refuseUnknown);
  return app;
}

/** Logs a line per response: the operation or the kind of URL, but not the URL, which may contain an id. */
function logResponses(app: FastifyInstance, { log }: Context): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { config, url } = request.routeOptions;
    const line = {
      request: request.id,
      method: request.method,
      route: config.operationId ?? url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (config.operationId === undefined) log.debug(line, 'answered');
    else log.info(line, 'answered');
    next();
  });
}

function answerErrors(app: FastifyInstance, { log, clock }: Context): void {
  const refused = refusedLog(log, clock);
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = errorResponse(error);
    if (isUnavailable(error)) refused.unavailable(error);
    else if (status === 503) refused.busy();
    else if (status >= 500)
      log.error({ err: error, operation: request.routeOptions.config.operationId }, 'a request failed');
    if (retryAfter !== null) void reply.header('retry-after', String(retryAfter));
    return reply.code(status).send(body);
  });
}

async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
}

function refuseUnknown(): never {
  throw notFound();
}

/** Disables caching: every API response is personal, and devices may be shared. */
function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { operationId } = request.routeOptions.config;
    if (operationId !== undefined || request.url.startsWith('/api/'))
      void reply.header('cache-control', 'no-store');
    if (operationId === 'logout') void reply.header('clear-site-data', '"cache"');
    next();
  });
}

/** Monitors and mail scanners also send HEAD. */
const forMonitors = { exposeHeadRoute: true } as const;

/** `/healthz`: the process is up. `/readyz`: it can also serve learners; otherwise 503 with the reason. */
function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', forMonitors, async () => ({ status: 'up' }));
  app.get('/readyz', forMonitors, async (_request, reply) => {
    const checks = await readiness(context);
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', version, ...checks });
  });
}

async function readiness({ database, log }: Context) {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(database);
    const migrated = migrations.every(({ name }) => rows.some((row) => row.name === name));
    return {
      database: true,
      migrations: migrated,
      content: migrated && (await importedVersion(database)) !== null,
    };
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return { database: false, migrations: false, content: false };
  }
}
