import {
  contractOperations,
  eachDatabase,
  onDatabase,
  readError,
  type OperationId,
} from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractParameters, type Parameter } from './contract-parameters.ts';
import { openHarness, type PlayHarness } from './journey/play-harness.ts';
import { sendOperation, type OperationRequest } from './send-operation.ts';
import { wellFormed } from './well-formed-requests.ts';

/** Invalid values of a parameter; `undefined` omits it. */
function wrongValues({
  place,
  required,
  schema,
  form = false,
}: Parameter): { what: string; value: unknown }[] {
  const { type, maxLength, enum: allowed } = schema;
  return [
    { what: 'left out', value: undefined, applies: required && place !== 'path' },
    { what: 'too long', value: 'x'.repeat((maxLength ?? 0) + 1), applies: maxLength !== undefined },
    {
      what: 'with a NUL',
      value: 'a\0b',
      applies: type === 'string' && place !== 'headers' && schema.format !== 'binary',
    },
    { what: 'of no known kind', value: 'zzz', applies: allowed !== undefined },
    { what: 'no number', value: 'one', applies: type === 'integer' },
    { what: 'below its least', value: '0', applies: type === 'integer' },
    {
      what: 'a number',
      value: 12,
      applies: place === 'body' && !form && (type !== 'integer' || allowed !== undefined),
    },
    { what: 'a text', value: 'text', applies: schema.format === 'binary' },
    { what: 'with strange signs', value: 'a b c d e f g', applies: place === 'headers' },
  ].filter(({ applies }) => applies);
}

const variations = contractParameters.flatMap((parameter) =>
  wrongValues(parameter).map(({ what, value }) => ({
    ...parameter,
    what,
    request: vary(wellFormed[parameter.operation as OperationId], parameter, value),
  })),
);

function vary(request: OperationRequest, { place, name }: Parameter, value: unknown): OperationRequest {
  const part = new Map(Object.entries({ ...(request[place] as Record<string, unknown> | undefined) }));
  if (value === undefined) part.delete(name);
  else part.set(name, value);
  return { ...request, [place]: Object.fromEntries(part) };
}

describe('the contract', () => {
  it('declares 422 wherever a request can be malformed', () => {
    const declares422 = contractOperations
      .filter(({ statuses }) => statuses.includes(422))
      .map(({ id }) => id);
    expect(declares422.sort()).toEqual(
      [...new Set(contractParameters.map(({ operation }) => operation))].sort(),
    );
  });
});

// Rejected after the session query only, so the engine does not matter.
onDatabase('SQLite', 'a malformed request gets 422 with messages for its fields', (engine) => {
  let harness: PlayHarness;
  let token = '';
  beforeAll(async () => {
    harness = await openHarness(engine);
    token = (await harness.provider.createLearner()).token;
  });
  afterAll(() => harness.close());

  it.each([...new Set(variations.map(({ operation }) => operation))])('%s', async (operation) => {
    for (const { place, name, what, request } of variations.filter((one) => one.operation === operation)) {
      const response = await sendOperation(harness.provider, operation as OperationId, { ...request, token });
      const { code, errors } = await readError(response);
      const field = what === 'with a NUL' ? place : place === 'headers' ? name.toLowerCase() : name;
      const message = errors[field]?.[0];
      expect({ place, name, what, status: response.status, code, message }).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        message: expect.any(String),
      });
    }
  });

  it.each(['signInStudent', 'submitAnswer'] as const)('%s: a body that is none', async (id) => {
    for (const body of [null, [], 'text', 1]) {
      const response = await sendOperation(harness.provider, id, { ...wellFormed[id], token, body });
      expect(response.status).toBe(422);
      expect(Object.keys((await readError(response)).errors)).toEqual(['body']);
    }
  });
});

eachDatabase('a refused sign-in', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  it('a wrong password and an unknown e-mail get the same bytes (T9)', async () => {
    const { email, password } = await harness.provider.createLearner();
    const texts = [];
    for (const body of [
      { email, password: `${password}x` },
      { email: 'nobody@example.org', password },
    ]) {
      const response = await sendOperation(harness.provider, 'signInStudent', { body });
      expect(response.status).toBe(422);
      texts.push(await response.text());
    }
    expect(texts[0]).toBe(texts[1]);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      errors: { password: [expect.any(String)] },
    });
  });
});
