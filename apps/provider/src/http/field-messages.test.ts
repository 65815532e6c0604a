import { describe, expect, it } from 'vitest';
import { errorResponse } from './error-response.ts';
import { compileRequestSchema, exactAjv } from './validation.ts';
import { fieldMessages } from './field-messages.ts';

const schema = {
  type: 'object',
  required: ['email', 'answer'],
  properties: {
    email: { type: 'string', format: 'email', minLength: 1, maxLength: 10 },
    answer: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'boolean' }] },
    kind: { type: 'string', enum: ['a', 'b'] },
    list: { type: 'array', items: { type: 'string' } },
  },
};

describe('messages by field', () => {
  it.each([
    [{}, { email: ['Email is required'], answer: ['is required'] }],
    [{ email: '', answer: 'A' }, { email: ['Email is required'] }],
    [null, { body: ['must be object'] }],
    [{ email: 'x', answer: 'A' }, { email: ['Please enter a valid email address'] }],
    [
      { email: 'a@b.example', answer: 1 },
      { email: ['must NOT have more than 10 characters'], answer: ['has a form that is not known here'] },
    ],
    [{ email: 'a@b.co', answer: 'A', kind: 'c' }, { kind: ['must be one of: a, b'] }],
    [{ email: 'a@b.co', answer: true, list: ['x', 1] }, { 'list.1': ['must be string'] }],
  ])('%j', (body, messages) => {
    const validate = exactAjv.compile(schema);
    validate(body);
    expect(fieldMessages(validate.errors ?? [], 'body')).toEqual(messages);
  });
});

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
