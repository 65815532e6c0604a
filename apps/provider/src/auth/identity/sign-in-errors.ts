import { redirectTo, type Redirect } from '../../kernel/redirect.ts';
import { noFlowCookie } from './flow-cookie.ts';

/** Why a sign-in by redirect failed, as the sign-in screen knows it. */
export type SignInError =
  /** This provider does not offer Google. */
  | 'google_off'
  /** The issuer does not answer. */
  | 'google_unavailable'
  /** The learner said no, or went back. */
  | 'google_cancelled'
  /** A failed check: too late, another browser, or an attack. */
  | 'google_failed'
  | 'google_email_unverified'
  /** Another account has this e-mail: accounts are never joined by e-mail. */
  | 'google_email_taken'
  | 'account_deactivated'
  /** The mailed link has expired or was used. */
  | 'link_over';

/** The sign-in screen with an error that it can explain, and with what fetches more; nothing of the request goes along. */
export function signInAddress(
  origin: string,
  error: SignInError,
  more: Readonly<Record<string, string>> = {},
) {
  return `${origin}/auth/signin?${new URLSearchParams({ error, ...more })}`;
}

/** Back from Google to the sign-in screen. */
export function backToSignIn(
  origin: string,
  error: SignInError,
  more?: { readonly email: string; readonly code: string },
): Redirect {
  return redirectTo(signInAddress(origin, error, more), noFlowCookie(origin));
}
