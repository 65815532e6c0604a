import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from './contract.ts';
import { startProvider, type TestProvider } from '../testing/index.ts';
import { hour, minute } from '../kernel/time.ts';

/** Idempotent writes, which need no limit. */
const harmless = ['logout', 'refreshSession'];

it('D221: every write operation of learners has a limit', () => {
  const writes = contractOperations.filter(
    ({ id, method, secured }) => secured && (method !== 'GET' || id === 'openQuiz'),
  );
  const unlimited = writes.filter(({ isLimited }) => !isLimited).map(({ id }) => id);
  expect(unlimited.toSorted()).toEqual(harmless);
});

describe("D221: a learner's writes", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider({ environment: { WRITES_PER_HOUR: '200' } });
    provider.clock.advance(hour - (provider.clock.now() % hour) + 50 * minute);
  });
  afterAll(() => provider.close());

  const change = (token: string, calm: string) =>
    fetch(`${provider.url}/api/x/v1/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ calm }),
    });
  const open = (token: string) =>
    fetch(`${provider.url}/api/trails/v1/quiz/w1-s1-c1-q-mc?quiz_time_id=qt-easy`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const statuses = async (times: number, send: () => Promise<Response>) => {
    const found = new Map<number, number>();
    for (let time = 0; time < times; time += 1) {
      const { status } = await send();
      found.set(status, (found.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(found);
  };

  it('are limited per operation, learner and hour, before parsing', async () => {
    const { token } = await provider.createLearner();
    const other = await provider.createLearner();
    expect(await statuses(21, () => change(token, 'none'))).toEqual({ 200: 20, 429: 1 });
    const refused = await change(token, 'no such word');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await change(other.token, 'none')).status).toBe(200);
    expect((await open(token)).status).toBe(200);
    provider.clock.advance(10 * minute);
    expect((await change(token, '1')).status).toBe(200);
  });

  it('have a tenfold limit for play', async () => {
    const { token } = await provider.createLearner();
    expect(await statuses(201, () => open(token))).toEqual({ 200: 200, 429: 1 });
  });
});
