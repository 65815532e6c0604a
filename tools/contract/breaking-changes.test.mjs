import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.mjs';
import { contractFacts, currentFacts, read, releasedFile, written } from './contract-facts.mjs';

it('this contract keeps every released fact without narrowing', () => {
  expect(breakingChanges(read(readFileSync(releasedFile, 'utf8')), currentFacts())).toEqual([]);
});

it('facts survive a round trip', () => {
  const facts = currentFacts();
  expect(read(written(facts))).toEqual(facts);
});

/** @typedef {Record<string, any>} Schema */

const answer = () => ({
  type: 'object',
  required: ['stars'],
  properties: { stars: { type: 'integer' }, hint: { type: ['string', 'null'] } },
});
const choice = () => ({
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 20 }, pace: { type: 'string', enum: ['easy', 'hard'] } },
});

/** A single-operation contract. @param {{ body?: Schema, response?: Schema, operation?: Schema }} parts */
const contract = ({ body = choice(), response = answer(), operation = {} } = {}) =>
  contractFacts({
    paths: {
      '/api/answer': {
        post: {
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { 200: { content: { 'application/json': { schema: response } } } },
          ...operation,
        },
      },
    },
  });

/** @param {() => Schema} schema @param {(schema: Schema) => void} change */
const changed = (schema, change) => {
  const copy = schema();
  change(copy);
  return copy;
};

const changes = (/** @type {Parameters<typeof contract>[0]} */ parts) =>
  breakingChanges(contract(), contract(parts)).map((line) => line.replace('POST /api/answer ', ''));

describe('a client of the last release', () => {
  it.each([
    ['an operation', contractFacts({ paths: {} }), ['POST /api/answer is gone']],
    [
      'a response',
      contract({ operation: { responses: { 204: {} } } }),
      expect.arrayContaining(['POST /api/answer < 200 is gone']),
    ],
  ])('misses %s', (_what, current, lines) => {
    expect(breakingChanges(contract(), current)).toEqual(lines);
  });

  it.each([
    ['a field that is gone', (/** @type {Schema} */ s) => delete s['properties'].hint],
    ['a field that may be absent now', (/** @type {Schema} */ s) => (s['required'] = [])],
    ['another type', (/** @type {Schema} */ s) => (s['properties'].stars.type = ['integer', 'null'])],
  ])('breaks on %s in a response', (_what, change) => {
    expect(changes({ response: changed(answer, change) })).not.toEqual([]);
  });

  it.each([
    ['a new required field', (/** @type {Schema} */ s) => s['required'].push('pace')],
    ['a shorter limit', (/** @type {Schema} */ s) => (s['properties'].id.maxLength = 10)],
    ['a new pattern', (/** @type {Schema} */ s) => (s['properties'].id.pattern = '^a')],
    ['a value that is refused now', (/** @type {Schema} */ s) => (s['properties'].pace.enum = ['easy'])],
    [
      'a list of values where all were allowed',
      (/** @type {Schema} */ s) => (s['properties'].id.enum = ['a']),
    ],
  ])('is rejected for %s in a request', (_what, change) => {
    expect(changes({ body: changed(choice, change) })).not.toEqual([]);
  });

  it('is rejected if an operation now needs a session', () => {
    expect(changes({ operation: { security: [{ bearer: [] }] } })).toEqual(['> signed in required is new']);
  });

  it.each([
    ['a new field', { response: changed(answer, (s) => (s['properties'].lives = { type: 'integer' })) }],
    [
      'an optional field with needs of its own',
      {
        body: changed(choice, (s) => {
          s['properties'].note = {
            type: 'object',
            required: ['text'],
            properties: { text: { type: 'string' } },
          };
        }),
      },
    ],
    ['a longer limit', { body: changed(choice, (s) => (s['properties'].id.maxLength = 40)) }],
    ['a limit less', { body: changed(choice, (s) => delete s['properties'].id.maxLength) }],
    ['one more value', { body: changed(choice, (s) => s['properties'].pace.enum.push('expert')) }],
    ['a field that may be absent now', { body: changed(choice, (s) => (s['required'] = [])) }],
  ])('accepts %s', (_what, parts) => {
    expect(changes(parts)).toEqual([]);
  });
});
