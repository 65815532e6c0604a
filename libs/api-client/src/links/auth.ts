import { defineLink } from './define-link.ts';

/** URLs of the screens of accounts. */
export const authLinks = {
  /** `step` counts its screens from 1; the first without one. */
  onboarding: defineLink('/onboarding', { step: 'step', redirectTo: 'redirect_to' }),
  signIn: defineLink('/auth/signin', { redirectTo: 'redirect_to', error: 'error' }),
  /** `step` is `verification` or `complete`; the form without one. */
  signUp: defineLink('/auth/signup', { step: 'step', email: 'email', redirectTo: 'redirect_to' }),
  /** `step` is `verification` or `reset`; the form for the e-mail without one. */
  forgotPassword: defineLink('/auth/forgot-password', { step: 'step', redirectTo: 'redirect_to' }),
  forgotPasswordSuccess: defineLink('/auth/forgot-password/success', { redirectTo: 'redirect_to' }),
  recoverAccount: defineLink('/auth/recover-account', { email: 'email' }),
  oauthVerification: defineLink('/auth/oauth/verification'),
  oauthCallback: defineLink('/auth/oauth/callback'),
  authCallback: defineLink('/auth/callback'),
} as const;
