import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractParameters, resolve } from '../contract-parameters.ts';
import { operationOf } from '../send-operation.ts';
import type { AnyRequest } from './any-request.ts';
import type { WireAnswer } from './wire.ts';

/** Transport statuses outside the contract: body too large, URL too long, wrong content type. */
const transport = new Set([413, 414, 415]);
const deepest = 32;

interface Declared {
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
  readonly responses: Readonly<Record<string, object>>;
}

interface DeclaredAnswer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

const operations = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item) as (Declared & { readonly operationId: string })[])
    .map((operation) => [operation.operationId, operation]),
);

// Separate from the provider's validators, to reveal wiring errors.
const exact = prepare(new Ajv2020({ strict: false }));
const texts = prepare(new Ajv2020({ strict: false, coerceTypes: true }));
for (const ajv of [exact, texts]) ajv.addSchema({ components: document.components, $id: 'contract' });

function prepare(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv);
  return ajv;
}

const compiled = new Map<object, ValidateFunction>();

function validator(ajv: Ajv2020, schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(inContract(schema));
  compiled.set(schema, made);
  return made;
}

/** The schema with references resolved in the contract. */
function inContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object;
}

/** Whether the request certainly violates the contract and must be rejected. */
export function isInvalid(request: AnyRequest): boolean {
  const { id, caller, path, query, headers } = request;
  if (operationOf(id).secured && typeof caller !== 'number') return true;
  const given = { path, query: gathered(query), headers: trimmed(headers) };
  for (const { operation, place, name, required, schema } of contractParameters) {
    if (operation !== id || place === 'body') continue;
    const value = (given[place] as Record<string, unknown>)[name];
    if (value === undefined ? required : !isGoodText(value, schema)) return true;
  }
  return isInvalidBody(request);
}

/** Trims header values, as HTTP does. */
function trimmed(headers: AnyRequest['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.trim()]));
}

function gathered(query: AnyRequest['query']): Record<string, unknown> {
  const all = new Map<string, unknown>();
  for (const [name, value] of query) all.set(name, all.has(name) ? [all.get(name), value] : value);
  return Object.fromEntries(all);
}

function isGoodText(value: unknown, schema: object): boolean {
  if (typeof value === 'string' && value.includes('\0')) return false;
  const part = { value: typeof value === 'string' ? value.toWellFormed() : value };
  return validator(texts, wrapped(schema))(part);
}

const wraps = new Map<object, object>();

/** Ajv coerces strings to numbers only inside an object. */
function wrapped(schema: object): object {
  const wrap = wraps.get(schema) ?? { type: 'object', properties: { value: schema } };
  wraps.set(schema, wrap);
  return wrap;
}

function isInvalidBody({ id, body, raw, contentType }: AnyRequest): boolean {
  const declared = operations.get(id)?.requestBody;
  const schema = declared?.content['application/json']?.schema;
  if (!declared || !schema) return false;
  if (raw !== null) return true;
  if (body === undefined) return declared.required === true;
  if (contentType !== 'application/json') return true;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  return isOdd(sent) || !validator(exact, schema)(sent);
}

function isOdd(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= deepest) return true;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || isOdd(inner, depth + 1));
}

/** The response's contract violation, or null. */
export function faultOf(
  request: AnyRequest,
  { status, headers, text }: WireAnswer,
  own: string,
): string | null {
  const { id, path } = request;
  if (status >= 500) return `a ${status}`;
  if (status < 400 && isInvalid(request)) return `accepted an invalid request with ${status}`;
  const location = headers['location'];
  if (typeof location === 'string' && new URL(location, own).origin !== own) return `led to ${location}`;
  // An empty path segment matches another operation with its own responses.
  if (Object.values(path).includes('')) return null;
  if (transport.has(status)) return faultIn(errorSchema, text);
  const declared = operations.get(id)?.responses[status];
  if (!declared) return `an undeclared ${status}`;
  const schema = resolve<DeclaredAnswer>(declared).content?.['application/json']?.schema;
  return schema ? faultIn(schema, text) : null;
}

const errorSchema = { $ref: '#/components/schemas/Error' };

function faultIn(schema: object, text: string): string | null {
  const validate = validator(exact, schema);
  return validate(JSON.parse(text))
    ? null
    : `a body against its schema: ${exact.errorsText(validate.errors)}`;
}
