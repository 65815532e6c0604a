import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eachDatabase,
  inTransaction,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../../testing/index.ts';
import { limits } from '../../rate-limit/limits.ts';
import { useUpLimit } from '../../rate-limit/testing/use-up-limit.ts';
import { countPasswordAttempt } from './password-attempts.ts';

eachDatabase('password attempts (T8)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const guess = (email: string, ip: string, device: string | null = null) =>
    inTransaction(provider.context.database, (transaction) =>
      countPasswordAttempt(transaction, { email, ip, device, now: provider.clock.now() }),
    );

  it('allows 100 an hour from new IPs after the limit of the account', async () => {
    const email = 'a@example.org';
    const most = limits.signInAccount.limit + limits.signInNewIps.limit;
    for (let ip = 0; ip < most; ip += 1) await guess(email, `203.0.${Math.floor(ip / 250)}.${ip % 250}`);
    await expect(guess(email, '198.51.100.1')).rejects.toMatchObject({ status: 429 });
    expect((await guess(email, '198.51.100.1', 'known device')).hits).toHaveLength(1);
  });

  it('allows 100 from the IPv6 networks of a /48', async () => {
    const ofNetwork = (network: number) => `2001:db8:1:${network.toString(16)}::/64`;
    for (let network = 0; network < 100; network += 1) await guess('b@example.org', ofNetwork(network));
    await expect(guess('b@example.org', ofNetwork(100))).rejects.toMatchObject({ status: 429 });
  });

  it('limits right passwords of a learner', async () => {
    const { id, email, password } = await provider.createLearner();
    await useUpLimit(provider.context, 'signIns', id);
    const response = await fetch(`${provider.url}/api/auth/v1/signin/student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(429);
  });
});
