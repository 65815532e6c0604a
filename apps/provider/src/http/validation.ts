import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { asciiEmail } from '../kernel/ascii-email.ts';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { invalid } from '../kernel/errors.ts';
import { fieldMessage } from './field-messages.ts';

const options: Options = { allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false };

/** Maximum nesting depth of a request. */
const deepest = 32;

/** Validates bodies and responses unchanged: no coercion, no defaults, no removal. */
export const exactAjv = prepare(new Ajv2020(options));

/** Path, query and headers are texts, so it coerces numbers and fills in defaults. */
const textAjv = prepare(new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }));

/** Compiles a route's request schemas on the first request: compiling all at once takes a third of the start. */
export const compileRequestSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? exactAjv : textAjv;
  let compiled: ValidateFunction | undefined;
  return (data: unknown) => {
    const validate = (compiled ??= ajv.compile(schema));
    return validate(data) ? { value: data } : { error: new SchemaMismatch(validate) };
  };
};

/** A request that violates its schema. */
export class SchemaMismatch extends Error {
  readonly mismatches: readonly ErrorObject[];

  constructor({ errors }: ValidateFunction) {
    super('The request does not follow the contract.');
    this.mismatches = [...(errors ?? [])];
  }
}

/**
 * Rejects requests with 400 that Node accepts: HTTP/0.9, and two `Host` headers, which a proxy may read differently.
 */
export function refuseOddHeads(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) =>
    next(isOdd(raw) ? Object.assign(new Error('The head is odd.'), { statusCode: 400 }) : undefined),
  );
}

function isOdd({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 || httpVersionMajor < 1;
}

/**
 * Rejects input that schemas cannot: NUL in a text, which SQLite truncates and PostgreSQL rejects, and excessive
 * nesting. Checks the declared request parts only, because the others are never read. Throws 422.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body, routeOptions: { schema } }, _reply, next) => {
    if (schema?.params) refuseOddValues('path', params);
    if (schema?.querystring) refuseOddValues('query', query);
    if (schema?.body) refuseOddValues('body', body);
    next();
  });
}

function refuseOddValues(part: string, value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid({ [part]: [fieldMessage(part, 'nul')] });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest) throw invalid({ [part]: [fieldMessage(part, 'depth', { limit: deepest })] });
  for (const [key, inner] of Object.entries(value)) {
    refuseOddValues(part, key, depth);
    refuseOddValues(part, inner, depth + 1);
  }
}

function prepare(ajv: Ajv2020): Ajv2020 {
  // The CommonJS package exports its function as `default`.
  addFormats.default(ajv);
  // Safe cast: the package defines the format as a pattern.
  const email = ajv.formats['email'] as RegExp;
  ajv.addFormat('email', (text) => email.test(asciiEmail(text)));
  for (const keyword of ['example', 'discriminator']) ajv.addKeyword(keyword);
  return ajv;
}
