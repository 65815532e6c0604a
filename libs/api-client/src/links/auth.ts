import { defineLink } from './define-link.ts';

/** Addresses of the screens of accounts. */
export const authLinks = {
  signIn: defineLink('/auth/signin', { redirectTo: 'redirect_to', error: 'error' }),
} as const;
