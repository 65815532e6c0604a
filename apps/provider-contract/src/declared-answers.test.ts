import { contractOperations, eachDatabase, readError } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCases, type AnswerCase } from './answer-cases.ts';
import { addMoreJourney, lockedText } from './journey/more-journey.ts';
import { openHarness, type PlayHarness } from './journey/play-harness.ts';

/** Statuses with a shared proof, in the test named beside them. */
const provenTogether = new Map([
  // The provider's `auth/sign-in/exchange.test.ts` covers get-token.
  [401, 'authorisation/matrix.test.ts'],
  [422, 'malformed.test.ts'],
  // In the provider.
  [503, 'http/create-app.test.ts'],
]);

const declared = contractOperations.flatMap(({ id, statuses }) =>
  statuses.filter((status) => !provenTogether.has(status)).map((status) => ({ id, status })),
);

/** Keyed by contract ids, looked up by strings. */
const cases: Record<string, Record<number, AnswerCase | undefined> | undefined> = answerCases;

describe('the contract', () => {
  it('has a case for every declared answer of every operation, and none besides', () => {
    const written = Object.entries(answerCases).flatMap(([id, byStatus]) =>
      Object.keys(byStatus).map((status) => `${id} ${status}`),
    );
    expect(written.sort()).toEqual(declared.map(({ id, status }) => `${id} ${status}`).sort());
  });
});

// The test provider validates its responses: a contract violation is a 500.
eachDatabase('every operation gives its declared answers', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    // A low sign-up limit is quick to reach.
    harness = await openHarness(engine, { SIGN_UPS_PER_HOUR: '5' });
    await addMoreJourney(harness.provider);
  });
  afterAll(() => harness.close());

  it.each(contractOperations)('$id', async ({ id }) => {
    for (const { status } of declared.filter((one) => one.id === id)) {
      const response = await cases[id]?.[status]?.(harness, await harness.newPlayer());
      expect(response?.status).toBe(status);
      if (response && status >= 400) await expectError(response);
    }
  });
});

async function expectError(response: Response) {
  const text = await response.clone().text();
  const { message, error, code } = await readError(response);
  expect(error).toBe(message);
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect(text).not.toContain(lockedText);
}
