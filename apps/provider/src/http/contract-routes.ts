import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { authenticate } from '../auth/session/authenticate.ts';
import { ipKey } from '../rate-limit/ip-key.ts';
import type { Context } from '../kernel/context.ts';
import { contract, contractOperations, type ContractOperation } from './contract.ts';
import type { OperationId, Session } from '../kernel/handler.ts';
import { operations } from './operations.ts';
import { Redirect } from '../kernel/redirect.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal, sessionGone } from '../kernel/errors.ts';
import { isUnavailable } from '../database/database-fault.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, authenticated by `onRequest`; null for open operations. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Set on routes of the contract. */
    operationId?: string;
  }
}

type AnyHandler = (call: never) => Promise<unknown>;

const bearerShape = /^Bearer ([\w.~+/=-]{1,512})$/i;

/** Registers a route for every operation of the contract. Throws when an operation has no handler. */
export async function registerContract(app: FastifyInstance, context: Context): Promise<void> {
  app.decorateRequest('session', null);
  app.addHook('onRoute', closeSchemaGaps);
  const resolve = (id: string) => routeOf(context, id);
  await app.register(openapiGlue, { specification: contract, operationResolver: resolve });
}

function routeOf(context: Context, id: string): RouteOptions {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  const handler = isOperationId(id) ? operations[id] : undefined;
  if (!operation || !handler) throw new Error(`The operation ${id} of the contract has no handler.`);
  // Glue adds method, path and schema.
  const route: Partial<RouteOptions> = {
    config: { operationId: id, fileFields: operation.fileFields },
    onRequest: async (request) => prove(context, operation, request),
    handler: async (request, reply) => send(reply, await answer(handler, context, request)),
  };
  return route as RouteOptions;
}

/** Runs before parsing: an unauthorised caller learns nothing else, and rate-limited writes stay cheap. */
async function prove(context: Context, operation: ContractOperation, request: FastifyRequest): Promise<void> {
  if (!operation.needsSession) return;
  const session = await authenticate(context, readBearer(request.headers.authorization));
  request.session = session;
  if (operation.isLimited) context.writes.count(session.learnerId, operation.id, context.clock.now());
}

async function answer(handler: AnyHandler, context: Context, request: FastifyRequest): Promise<unknown> {
  const { params, query, body, uploads, session, headers } = request;
  const key = headers['idempotency-key'];
  const call = {
    context,
    params,
    query,
    body: uploads ? { ...(body as object), ...Object.fromEntries(uploads) } : body,
    session,
    bearer: readBearer(headers.authorization),
    // Lazy, because few operations need them.
    get ip() {
      return ipKey(request.ip);
    },
    idempotencyKey: typeof key === 'string' ? key : null,
    get browser() {
      const origin = `${request.protocol}://${request.host}`;
      return { origin, url: request.url, cookies: headers.cookie ?? '' };
    },
  };
  // Safe casts: the contract's schema, the source of these types, has validated each part.
  try {
    return await handler(call as never);
  } catch (error) {
    throw await errorOrGone(context, session, error);
  }
}

/** The token of an `Authorization` header, or null. */
function readBearer(header: string | undefined): string | null {
  return bearerShape.exec(header ?? '')?.[1] ?? null;
}

function send(reply: FastifyReply, result: unknown): unknown {
  if (!(result instanceof Redirect)) return result;
  if (result.cookie !== null) void reply.header('set-cookie', result.cookie);
  return reply.header('cache-control', 'no-store').redirect(result.location, 302);
}

interface GlueSchema {
  body?: { content?: Record<string, { schema: object }> } | object;
  headers?: { properties?: Record<string, object>; required?: string[] };
}

/**
 * Closes two gaps of Fastify: it validates a body only if its content type was sent, and with a custom validator it
 * matches header names case-sensitively. Uses a schema for all content types, and lower-case names as in Node.
 */
function closeSchemaGaps(route: RouteOptions): void {
  const schema = route.schema as GlueSchema | undefined;
  if (schema?.body && 'content' in schema.body) {
    const { 'application/json': json, 'multipart/form-data': form } = schema.body.content ?? {};
    const one = json ?? form;
    if (one) schema.body = one.schema;
  }
  if (schema?.headers) schema.headers = lowerCased(schema.headers);
}

function lowerCased({ properties = {}, required = [], ...rest }: NonNullable<GlueSchema['headers']>) {
  const lower = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...rest,
    properties: Object.fromEntries(lower),
    required: required.map((name) => name.toLowerCase()),
  };
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

/** Refusals that deleted rows may cause. */
const doubtful = new Set<Refusal['status']>([403, 404, 409]);

/**
 * Replaces the error with 401 if the account was deleted after authentication: the missing rows may have caused the
 * error.
 */
async function errorOrGone({ database }: Context, session: Session | null, error: unknown): Promise<unknown> {
  if (session === null || !isDoubtful(error)) return error;
  // In a transaction, which on SQLite also sees a deletion that waits for the shared commit.
  const learner = await inTransaction(database, (transaction) =>
    transaction.selectFrom('learner').select('id').where('id', '=', session.learnerId).executeTakeFirst(),
  );
  return learner ? error : sessionGone();
}

function isDoubtful(error: unknown): boolean {
  return error instanceof Refusal ? doubtful.has(error.status) : !isUnavailable(error);
}
