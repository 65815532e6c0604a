import { session } from '@sirah-trails/api-client/session';
import { afterEach, expect, it } from 'vitest';
import { googleFlow } from '../entry/google-flow.ts';
import { signUpFlow } from '../entry/sign-up-flow.ts';

afterEach(() => session.getState().signOut());

const entries = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

it('A3: a pending verification is a flag of its own name that is true, with the e-mail, of its visitor alone', () => {
  signUpFlow.resume('amina@example.org');
  const text = entries(localStorage)['learner:me:signup_verification'];
  expect(JSON.parse(text ?? '')).toMatchObject({ signup_verification: true, email: 'amina@example.org' });
});

it('A3: a sign-in with Google that is under way is kept by its name in this tab', () => {
  googleFlow.write({ verifier: 'v', redirectTo: null });
  expect(Object.keys(entries(sessionStorage))).toContain('oauth_verification');
  googleFlow.remove();
});

it('D35: a pending verification ends when a guest comes', () => {
  signUpFlow.resume('amina@example.org');
  session.getState().signInAsGuest();
  expect(Object.keys(entries(localStorage))).not.toContain('learner:me:signup_verification');
});
