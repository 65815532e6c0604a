import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { invalid } from '../kernel/errors.ts';

const options: Options = { allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false };

/** How deep a request may nest. */
const deepest = 32;

/** Validates a body or a response as it is: no coercion, no defaults, nothing removed. */
export const exactAjv = prepare(new Ajv2020(options));

/** Path, query and headers come as texts: numbers are read from them and defaults filled in. */
const textAjv = prepare(new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }));

/** Compiles the request schemas of a route with its first request: all at once take a third of a start. */
export const compileRequestSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? exactAjv : textAjv;
  let compiled: ValidateFunction | undefined;
  return (data: unknown) => {
    const validate = (compiled ??= ajv.compile(schema));
    return validate(data) ? { value: data } : { error: new SchemaMismatch(validate) };
  };
};

/** A request that does not follow its schema. */
export class SchemaMismatch extends Error {
  readonly mismatches: readonly ErrorObject[];

  constructor({ errors }: ValidateFunction) {
    super('The request does not follow the contract.');
    this.mismatches = [...(errors ?? [])];
  }
}

/** Refuses with 400 what Node itself lets pass: HTTP/0.9, and two `Host` headers, of which a proxy may read the other one. */
export function refuseOddHeads(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) =>
    next(isOdd(raw) ? Object.assign(new Error('The head is odd.'), { statusCode: 400 }) : undefined),
  );
}

function isOdd({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 || httpVersionMajor < 1;
}

/**
 * Refuses what no schema covers: a NUL in any text, which one database cuts and the other rejects, and excessive
 * nesting. Looks at the declared parts of a request only: no other part is read. The refusal is a 422.
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
    if (value.includes('\0')) throw invalid({ [part]: ['must not hold a NUL character'] });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest) throw invalid({ [part]: [`must not be nested deeper than ${deepest}`] });
  for (const [key, inner] of Object.entries(value)) {
    refuseOddValues(part, key, depth);
    refuseOddValues(part, inner, depth + 1);
  }
}

function prepare(ajv: Ajv2020): Ajv2020 {
  // The package is CommonJS: its function is the `default` of what an ES module imports.
  addFormats.default(ajv);
  for (const keyword of ['example', 'discriminator']) ajv.addKeyword(keyword);
  return ajv;
}
