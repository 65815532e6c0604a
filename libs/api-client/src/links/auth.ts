import { defineLink } from './define-link.ts';

/** Addresses of the screens of accounts. */
export const authLinks = {
  signIn: defineLink('/auth/signin', { redirectTo: 'redirect_to', error: 'error' }),
  /** `step` is `verification` or `complete`; the form without one. */
  signUp: defineLink('/auth/signup', { step: 'step', email: 'email', redirectTo: 'redirect_to' }),
} as const;
