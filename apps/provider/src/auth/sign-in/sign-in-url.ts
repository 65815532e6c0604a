import { isLoopback } from '../../configuration/is-loopback.ts';

/**
 * The origin to which the browser comes back: the configured one, whatever host a request names. Only on loopback, where a
 * developer may write `localhost` or `127.0.0.1` and any port, it is the one in use.
 */
export function publicOrigin(configured: string, asked: string): string {
  if (!URL.canParse(asked)) return configured;
  const used = new URL(asked);
  return isLoopback(new URL(configured).hostname) && isLoopback(used.hostname) ? used.origin : configured;
}

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

/** The sign-in screen with an error and, in `more`, what fetches details. Contains no text from the request. */
export function signInUrl(origin: string, error: SignInError, more: Readonly<Record<string, string>> = {}) {
  return `${origin}/auth/signin?${new URLSearchParams({ error, ...more })}`;
}
