import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { day, hour } from '../kernel/time.ts';
import { useUpLimit } from '../rate-limit/testing/use-up-limit.ts';

const crash = { code: 'TypeError', route: '/learning-journey/quizz/:id', build: 'app-B4Tq0_x9' };

eachDatabase('crashes of the web app', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ ...place, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });
  beforeEach(async () => {
    provider.clock.advance(2 * hour);
    await provider.context.database.deleteFrom('client_error').execute();
  });

  const send = (body: object, { ip = '203.0.113.1', key = '' } = {}) =>
    fetch(`${provider.url}/api/x/v1/client-errors`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': ip,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
  const counted = () => provider.context.database.selectFrom('client_error').selectAll().execute();

  it('are counted by day, code, screen and build, without other data', async () => {
    for (const text of ['I am Amina', 'and it broke']) await send({ ...crash, text, stack: text });
    await send({ ...crash, code: 'Error' });
    const now = provider.clock.now();
    const row = { ...crash, day: new Date(now).toISOString().slice(0, 10), last_at: now };
    expect((await counted()).toSorted((a, b) => a.reports - b.reports)).toEqual([
      { ...row, code: 'Error', reports: 1 },
      { ...row, reports: 2 },
    ]);
    provider.clock.advance(day);
    await send(crash);
    expect(await counted()).toHaveLength(3);
  });

  it('count once for repeats with a key (T14)', async () => {
    for (let time = 0; time < 3; time += 1) await send(crash, { key: 'one-crash-of-one-device' });
    expect(await counted()).toMatchObject([{ reports: 1 }]);
  });

  it.each([
    ['a sentence as code', { code: 'Amina is sad' }],
    ['a URL with an id', { route: '/learning-journey/quizz/w1-s1-c1' }],
    ['a URL with a query', { route: '/auth/signin?email=a@b.co' }],
    ['a build with words', { build: 'Amina was here' }],
  ])('reject %s (T36)', async (_what, part) => {
    expect((await send({ ...crash, ...part })).status).toBe(422);
    expect(await counted()).toEqual([]);
  });

  it('are limited to 60 an hour per IP, and 1,000 new kinds in total (T13)', async () => {
    const refused = async (ip: string, times: number, body: object = crash) => {
      const responses = [];
      for (let time = 0; time < times; time += 1) responses.push((await send(body, { ip })).status);
      return responses.filter((status) => status === 429).length;
    };
    expect(await refused('203.0.113.1', 61)).toBe(1);
    expect(await refused('203.0.113.2', 1)).toBe(0);
    await useUpLimit(provider.context, 'newClientErrors', 'all');
    expect(await refused('203.0.113.3', 1, { ...crash, build: 'app-00000000' })).toBe(1);
    expect(await refused('203.0.113.3', 1)).toBe(0);
  });
});
