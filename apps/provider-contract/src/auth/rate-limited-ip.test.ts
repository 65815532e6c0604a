import { eachDatabase, type TestLearner, type TestProvider } from '@sirah-trails/provider/testing';
import { beforeEach, expect, it } from 'vitest';
import { ask, goodPassword, newcomer } from './newcomer.ts';
import { accountsHarness, fromIp } from './open-accounts.ts';

const day = 24 * 60 * 60 * 1000;
const [school, home] = [1, 2];

eachDatabase('an IP over its limit of wrong passwords (T8, D218)', (engine) => {
  let provider: TestProvider;
  let pupil: TestLearner;
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    pupil = await provider.createLearner();
  });

  const signIn = ({ email }: { email: string }, from: number, more: object = {}) =>
    ask(provider, 'signInStudent', { email, password: goodPassword, ...more }, fromIp(from));
  const statusOf = async (response: Promise<Response>) => (await response).status;
  const deviceOf = async (response: Response) => ((await response.json()) as { device: string }).device;
  /** A classmate guesses until the IP is over its limit. */
  const crowd = async (from: number) => {
    for (let guess = 0; guess < 100; guess += 1) await signIn(newcomer(), from, { password: 'wrong' });
  };

  it('admits only learners who have signed in from it', async () => {
    await signIn(pupil, school);
    const stranger = await provider.createLearner();
    await signIn(stranger, home);
    await crowd(school);
    expect(await statusOf(signIn(pupil, school))).toBe(200);
    expect([await statusOf(signIn(stranger, school)), await statusOf(signIn(stranger, home))]).toEqual([
      429, 200,
    ]);
  });

  it('responds alike to a wrong password of a known learner, an unknown learner and an unknown e-mail (T9)', async () => {
    await signIn(pupil, school);
    const stranger = await provider.createLearner();
    await crowd(school);
    const before = provider.context.passwords.done;
    const texts = new Set<string>();
    for (const who of [pupil, stranger, newcomer()]) {
      const refused = await signIn(who, school, { password: 'wrong' });
      texts.add(`${refused.status} ${refused.headers.get('retry-after')} ${await refused.text()}`);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^429 \d+ /)]);
    expect(provider.context.passwords.done - before).toBe(3);
  });

  it('allows a known learner ten wrong passwords at most', async () => {
    await signIn(pupil, school);
    await crowd(school);
    for (let guess = 0; guess < 10; guess += 1) await signIn(pupil, school, { password: 'wrong' });
    const before = provider.context.passwords.done;
    expect(await statusOf(signIn(pupil, school))).toBe(429);
    expect(provider.context.passwords.done).toBe(before);
  });

  it('admits a device with a token, although strangers have used up the account too', async () => {
    const device = await deviceOf(await signIn(pupil, home));
    expect(await deviceOf(await signIn(pupil, home, { device }))).toBe(device);
    for (let guess = 0; guess < 11; guess += 1) await signIn(pupil, school, { password: 'wrong' });
    await crowd(school);
    expect(await statusOf(signIn(pupil, school))).toBe(429);
    expect(await statusOf(signIn(pupil, school, { device }))).toBe(200);
    // The token belongs to the pupil's sign-ins, and guesses with it count too.
    const other = await provider.createLearner();
    expect(await statusOf(signIn(other, school, { device }))).toBe(429);
    const guesses = Array.from({ length: 10 }, () => signIn(pupil, home, { device, password: 'wrong' }));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(422));
    expect(await statusOf(signIn(pupil, home, { device }))).toBe(429);
  });

  it('recognizes several learners by one device token, for 30 days from the last sign-in of each', async () => {
    const other = await provider.createLearner();
    const device = await deviceOf(await signIn(pupil, home));
    await signIn(other, home, { device });
    provider.clock.advance(30 * day - 1);
    await crowd(school);
    expect(await statusOf(signIn(other, school, { device }))).toBe(200);
    provider.clock.advance(1);
    expect(await statusOf(signIn(pupil, school, { device }))).toBe(429);
  });

  it('stores keyed hashes only, bound to the learner', async () => {
    const device = await deviceOf(await signIn(pupil, home));
    const other = await provider.createLearner();
    await signIn(other, home, { device });
    const rows = await provider.context.database.selectFrom('known_place').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(device);
    expect(JSON.stringify(rows)).not.toContain(fromIp(home).headers['x-forwarded-for']);
    const hashes = rows.filter(({ learner_id: id }) => [pupil.id, other.id].includes(id));
    expect(new Set(hashes.map((row) => row.place_hash)).size).toBe(4);
  });
});
