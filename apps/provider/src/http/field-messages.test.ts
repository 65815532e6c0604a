import { describe, expect, it } from 'vitest';
import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { errorResponse } from './error-response.ts';
import { compileRequestSchema, exactAjv } from './validation.ts';
import { fieldMessages, predicates } from './field-messages.ts';

const schema = {
  type: 'object',
  required: ['email', 'answer'],
  properties: {
    email: { type: 'string', format: 'email', minLength: 1, maxLength: 10 },
    answer: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'boolean' }] },
    kind: { type: 'string', enum: ['a', 'b'] },
    list: { type: 'array', items: { type: ['string', 'null'] } },
    first_name: { type: 'string', pattern: '\\S' },
    otp: { type: 'string', pattern: '^[0-9]{6}$' },
    even: { type: 'integer', multipleOf: 2 },
  },
};

describe('messages by field', () => {
  it.each([
    [{}, { email: ['Email is required'], answer: ['Answer is required'] }],
    [{ email: '', answer: 'A' }, { email: ['Email is required'] }],
    [null, { body: ['The request must be an object'] }],
    [{ email: 'x', answer: 'A' }, { email: ['Please enter a valid email address'] }],
    [
      { email: 'a@b.example', answer: 1 },
      { email: ['Email must be at most 10 characters'], answer: ['Answer is not valid'] },
    ],
    [{ email: 'a@b.co', answer: 'A', kind: 'c' }, { kind: ['Kind must be one of: a, b'] }],
    [{ email: 'a@b.co', answer: true, list: ['x', 1] }, { 'list.1': ['List 1 must be text or empty'] }],
    [{ email: 'a@b.co', answer: true, first_name: ' ' }, { first_name: ['First name is required'] }],
    [{ email: 'a@b.co', answer: true, otp: 'six' }, { otp: ['Code is not valid'] }],
    [{ email: 'a@b.co', answer: true, even: 3 }, { even: ['Even is not valid'] }],
  ])('%j', (body, messages) => {
    const validate = exactAjv.compile(schema);
    validate(body);
    expect(fieldMessages(validate.errors ?? [], 'body')).toEqual(messages);
  });
});

/** Keywords that reject no request by themselves. */
const silent = ['description', 'examples', 'default', 'properties', 'items', 'additionalProperties'];

it("states a message for each keyword of the contract's request schemas", () => {
  const keywords = new Set(requestSchemas().flatMap(keywordsOf));
  expect(keywords).toContain('maxLength');
  expect([...keywords].filter((keyword) => !silent.includes(keyword) && !(keyword in predicates))).toEqual(
    [],
  );
});

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema;
}

interface Operation {
  parameters?: { $ref?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

function requestSchemas(): Schema[] {
  // Safe cast: the contract is an OpenAPI document.
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ parameters = [], requestBody }) => [
    ...parameters.map((parameter) => resolve(parameter).schema ?? {}),
    ...Object.values(requestBody?.content ?? {}).map(({ schema: body }) => body),
  ]);
}

function keywordsOf(part: Schema): string[] {
  const whole = resolve(part);
  const { properties = {}, items, anyOf = [], additionalProperties } = whole;
  const inner = [...Object.values(properties), ...anyOf, items, additionalProperties];
  return [...Object.keys(whole), ...inner.flatMap((one) => (one ? keywordsOf(one) : []))];
}

/** Follows a reference within the contract. */
function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const names = part.$ref.split('/').slice(1);
  // Safe cast: a reference leads to a part of the same kind.
  return names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document) as Part;
}

describe('request validation', () => {
  const check = (httpPart: string, value: unknown) =>
    compileRequestSchema({ schema, httpPart, method: 'POST', url: '/' })(value);

  it.each([
    [{ email: 'a@b.co', answer: 'true' }],
    [{ email: 'a@b.co', answer: true }],
    [{ email: 'a@b.co', answer: 'A', more: { unknown: 1 } }],
  ])('does not coerce, complete or strip the body: %j', (body) => {
    const before = structuredClone(body);
    expect(check('body', body)).toEqual({ value: before });
  });

  it.each([
    { email: 12, answer: 'A' },
    { email: 'a@b.co', answer: null },
    { email: 'a@b.co', answer: 12 },
  ])('checks exact types in the body: %j', (body) => {
    expect(check('body', body)).toHaveProperty('error');
  });
});

it.each([
  new Error('secret'),
  new TypeError('secret'),
  'secret',
  null,
  Object.assign(new Error('secret'), { statusCode: 500 }),
])('an unexpected error reveals nothing: %s', (error) => {
  const { status, body } = errorResponse(error);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
});

it.each([
  [{ sqliteCode: 5 }],
  [{ sqliteCode: 13 }],
  // SQLite's code for a write that failed halfway.
  [{ sqliteCode: 778 }],
  [{ code: '57P01' }],
  [{ code: 'ECONNREFUSED' }],
  [{ code: '40001' }],
])('a database fault is a 503: %j', (properties) => {
  const { status, body } = errorResponse(Object.assign(new Error('disk'), properties));
  expect([status, body.code]).toEqual([503, 'BUSY']);
});
