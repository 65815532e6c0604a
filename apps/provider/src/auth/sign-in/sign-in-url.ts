import { isLoopback } from '../../configuration/is-loopback.ts';

/**
 * The origin for redirects: the configured origin, regardless of the request's host. On loopback the
 * request's origin, because developers use `localhost`, `127.0.0.1` and any port.
 */
export function publicOrigin(configured: string, asked: string): string {
  if (!URL.canParse(asked)) return configured;
  const used = new URL(asked);
  return isLoopback(new URL(configured).hostname) && isLoopback(used.hostname) ? used.origin : configured;
}

/** Error codes of a sign-in by redirect, shared with the sign-in screen. */
export type SignInError =
  /** Google sign-in is disabled. */
  | 'google_off'
  /** The issuer does not answer. */
  | 'google_unavailable'
  /** The learner cancelled. */
  | 'google_cancelled'
  /** A failed check: expired, another browser, or an attack. */
  | 'google_failed'
  | 'google_email_unverified'
  /** The email belongs to another account; accounts are never joined by email. */
  | 'google_email_taken'
  | 'account_deactivated'
  /** The mailed link is expired or used. */
  | 'link_over';

/**
 * URL of the sign-in screen with an error; `more` contains a claim for details. Must not contain text from
 * the request.
 */
export function signInUrl(origin: string, error: SignInError, more: Readonly<Record<string, string>> = {}) {
  return `${origin}/auth/signin?${new URLSearchParams({ error, ...more })}`;
}
