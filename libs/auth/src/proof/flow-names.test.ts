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

it('A3: stores a pending verification per learner as a true flag under its own name, with the email', () => {
  signUpFlow.resume('amina@example.org');
  const text = entries(localStorage)['learner:me:signup_verification'];
  expect(JSON.parse(text ?? '')).toMatchObject({ signup_verification: true, email: 'amina@example.org' });
});

it('A3: stores a pending Google sign-in under its name in this tab', () => {
  googleFlow.write({ verifier: 'v', redirectTo: null });
  expect(Object.keys(entries(sessionStorage))).toContain('oauth_verification');
  googleFlow.remove();
});

it('D35: a guest session ends a pending verification', () => {
  signUpFlow.resume('amina@example.org');
  session.getState().signInAsGuest();
  expect(Object.keys(entries(localStorage))).not.toContain('learner:me:signup_verification');
});
