import { ApiError } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import type { NavigateOptions } from 'react-router';
import type { SignInArrival } from '../sign-in/sign-in-arrival.ts';

interface Return {
  readonly email: string;
  readonly redirectTo: string | undefined;
  /** Whether the browser comes from the mail of a sign-up, and not from Google. */
  readonly isMail: boolean;
}

type WayOn = readonly [to: string, options: NavigateOptions];

/**
 * Where a return goes whose code brought no session. The six digits of a mail still work where its link does not; a response that was
 * lost may have used the code up, and all that is left is to sign in.
 */
export function wayOn({ email, redirectTo, isMail }: Return, error: unknown): WayOn {
  const replace = { replace: true };
  if (error instanceof ApiError && error.code === 'ACCOUNT_DEACTIVATED')
    return [links.signIn({ redirectTo, error: 'account_deactivated' }), replace];
  if (error instanceof ApiError && (error.kind !== 'http' || error.status >= 500)) {
    const state: SignInArrival = { ...(isMail && { email }), allIsWell: true };
    return [links.signIn({ redirectTo }), { ...replace, state }];
  }
  if (isMail) return [links.signUp({ step: 'verification', email, redirectTo }), replace];
  return [links.signIn({ redirectTo, error: 'google_failed' }), replace];
}
