import { defineLink } from './define-link.ts';

/** Account screen URLs. */
export const authLinks = {
  /** `step` is a number from 1, the default. */
  onboarding: defineLink('/onboarding', { step: 'step', redirectTo: 'redirect_to' }),
  signIn: defineLink('/auth/signin', { redirectTo: 'redirect_to', error: 'error' }),
  /** `step` is `verification` or `complete`; defaults to the form. */
  signUp: defineLink('/auth/signup', { step: 'step', email: 'email', redirectTo: 'redirect_to' }),
  /** `step` is `verification` or `reset`; defaults to the email form. */
  forgotPassword: defineLink('/auth/forgot-password', { step: 'step', redirectTo: 'redirect_to' }),
  forgotPasswordSuccess: defineLink('/auth/forgot-password/success', { redirectTo: 'redirect_to' }),
  recoverAccount: defineLink('/auth/recover-account', { email: 'email' }),
  oauthVerification: defineLink('/auth/oauth/verification'),
  oauthCallback: defineLink('/auth/oauth/callback'),
  authCallback: defineLink('/auth/callback'),
} as const;
