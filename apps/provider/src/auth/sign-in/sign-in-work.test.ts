import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../../testing/index.ts';
import { hour } from '../../kernel/time.ts';

let provider: TestProvider;
const signIn = (email: string, password: string) =>
  fetch(`${provider.url}/api/auth/v1/signin/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

beforeAll(async () => {
  provider = await startProvider();
  // Hashes the decoy for unknown emails once.
  await signIn('nobody@example.org', 'wrong');
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.clock.advance(hour);
});

it.each([
  ['the right password', {}, 'right', 200],
  ['a wrong one', {}, 'wrong', 422],
  ['an address that nobody has', null, 'wrong', 422],
  ['a learner of Google', { hasPassword: false }, 'wrong', 422],
  ['an address that is not proven', { verified: false }, 'right', 403],
  ['a deactivated account', { deactiveReason: 'x' }, 'right', 403],
])('a sign-in with %s costs one hash (T9)', async (_name, kind, typed, status) => {
  const learner = kind === null ? null : await provider.createLearner(kind);
  const password = typed === 'right' ? (learner?.password ?? '') : 'Wrong-password-1';
  const before = provider.context.passwords.done;
  expect((await signIn(learner?.email ?? 'nobody@example.org', password)).status).toBe(status);
  expect(provider.context.passwords.done - before).toBe(1);
});

it('a guess over the limit costs no hash', async () => {
  const { email } = await provider.createLearner();
  for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong');
  const before = provider.context.passwords.done;
  expect((await signIn(email, 'wrong')).status).toBe(429);
  expect(provider.context.passwords.done - before).toBe(0);
});
