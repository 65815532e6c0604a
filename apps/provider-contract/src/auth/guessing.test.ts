import { eachDatabase, isProof, readError, rounds, type TestProvider } from '@sirah-trails/provider/testing';
import { expect, it } from 'vitest';
import { ask, newcomer } from './newcomer.ts';
import { fromIp, longAfter, accountsHarness } from './open-accounts.ts';

const guesses = rounds({ sample: 40, full: 1000 });
const manyIps = rounds({ sample: 12, full: 50 });
const races = rounds({ sample: 1, full: 100 });
const allowed = 10;

eachDatabase('guessing passwords (T8)', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened));

  const signIn = (email: string, password: string, ip: number) =>
    ask(provider, 'signInStudent', { email, password }, fromIp(ip));

  /** Number of evaluated guesses. */
  async function evaluated(email: string, ips: number): Promise<number> {
    let count = 0;
    for (let sent = 0; sent < guesses; sent += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_none, number) => signIn(email, 'wrong', (sent + number) % ips)),
      );
      for (const { status } of answers) {
        expect([422, 429]).toContain(status);
        if (status === 422) count += 1;
      }
    }
    return count;
  }

  it(
    'has ten attempts from one IP in 15 minutes, and one more from each further IP',
    async () => {
      const { email } = await provider.createLearner();
      expect(await evaluated(email, 1)).toBe(allowed);
      const other = await provider.createLearner();
      expect(await evaluated(other.email, manyIps)).toBeLessThanOrEqual(allowed + manyIps);
    },
    isProof ? 600_000 : 240_000,
  );

  it(
    'allows ten of 50 concurrent attempts',
    async () => {
      for (let race = 0; race < races; race += 1) {
        longAfter(provider);
        const { email } = newcomer();
        const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(email, 'wrong', race)));
        expect(answers.filter(({ status }) => status === 422)).toHaveLength(allowed);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - allowed);
      }
    },
    isProof ? 600_000 : 240_000,
  );

  it('never locks the owner out: a new IP works meanwhile, the old IP 15 minutes later', async () => {
    const { email, password } = await provider.createLearner();
    await evaluated(email, 1);
    const refused = await signIn(email, password, 0);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 900]);
    for (let visit = 0; visit < 3; visit += 1) expect((await signIn(email, password, 99)).status).toBe(200);
    provider.clock.advance(15 * 60_000);
    expect((await signIn(email, password, 0)).status).toBe(200);
  });

  it('does not count right passwords: a class behind one IP signs in', async () => {
    const { email, password } = await provider.createLearner();
    for (let visit = 0; visit < 40; visit += 1) expect((await signIn(email, password, 5)).status).toBe(200);
  });

  it('has a hundred attempts from one IP over all accounts', async () => {
    const statuses: number[] = [];
    for (let batch = 0; batch < 4; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 26 }, () => signIn(newcomer().email, 'wrong', 8)),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    const { email, password } = await provider.createLearner();
    expect((await signIn(email, password, 9)).status).toBe(200);
  });

  it('is refused alike for an unknown e-mail', async () => {
    const { email } = newcomer();
    expect(await evaluated(email, 1)).toBe(allowed);
    const { code, message } = await readError(await signIn(email, 'wrong', 0));
    const known = await provider.createLearner();
    await evaluated(known.email, 1);
    expect(await readError(await signIn(known.email, 'wrong', 0))).toMatchObject({ code, message });
  });

  it('never stops a new password by mail', async () => {
    const { email } = await provider.createLearner();
    await evaluated(email, 1);
    expect((await ask(provider, 'forgotPassword', { email }, fromIp(0))).status).toBe(200);
  });
});
