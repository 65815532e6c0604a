import { AuthorizationResponseError } from 'openid-client';
import { newSecret } from '../../secret/bearer-secret.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import { redirectTo, type Redirect } from '../../kernel/redirect.ts';
import { limits } from '../../rate-limit/limits.ts';
import { countHit } from '../../rate-limit/count-hits.ts';
import {
  flowCookie,
  storeFlow,
  expiredFlowCookie,
  readFlowCookie,
  takeFlow,
  type GoogleFlow,
} from './google-flow.ts';
import { publicOrigin, signInUrl, type SignInError } from '../sign-in/sign-in-url.ts';
import { normaliseEmail } from '../learner/email.ts';
import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { beginExchange } from '../sign-in/exchange.ts';
import type { GoogleClient, GoogleIdentity } from '../../kernel/google-client.ts';
import { googleLearner } from './google-learner.ts';

/** Path of the redirect URI. */
export const returnPath = '/auth/v1/login-google/callback';

/** Redirects to the issuer with state, nonce and PKCE, bound to a cookie. */
export const loginGoogle: Handler<'loginGoogle'> = async (call) => {
  const { context, query, browser } = call;
  const { google, database, clock, log, configuration } = context;
  const origin = publicOrigin(configuration.publicUrl, browser.origin);
  if (!google) return backToSignIn(origin, 'google_off');
  if (query.challenge === undefined || !(await isAllowed(call))) return backToSignIn(origin, 'google_failed');
  const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  try {
    const url = await google.authorizationUrl(`${origin}${returnPath}`, secrets);
    const cookie = newSecret();
    await storeFlow(database, { ...secrets, challenge: query.challenge, origin }, cookie, clock.now());
    return redirectTo(url.href, flowCookie(cookie, origin));
  } catch (error) {
    log.warn({ err: error }, 'the OpenID issuer does not answer');
    return backToSignIn(origin, 'google_unavailable');
  }
};

async function isAllowed({ context: { database, clock }, ip }: Call<'loginGoogle'>): Promise<boolean> {
  const hit = await countHit(database, { ...limits.googleIp, key: ip, now: clock.now() });
  return hit.allowed;
}

/**
 * Handles the redirect URI: verifies the response, finds or creates the learner, and redirects with a
 * one-time code. URLs never contain a token.
 */
export const returnFromGoogle: Handler<'returnFromGoogle'> = async ({ context, query, browser }) => {
  const { google, database, clock, configuration } = context;
  const origin = publicOrigin(configuration.publicUrl, browser.origin);
  if (!google) return backToSignIn(origin, 'google_off');
  const cookie = readFlowCookie(browser.cookies);
  const { state } = query;
  const flow =
    cookie !== null && state !== undefined && (await takeFlow(database, { state, cookie }, clock.now()));
  if (!flow) return backToSignIn(origin, 'google_failed');
  return finish(context, google, flow, browser.url);
};

async function finish(
  context: Context,
  google: GoogleClient,
  flow: GoogleFlow,
  url: string,
): Promise<Redirect> {
  const { search } = new URL(url, flow.origin);
  try {
    const identity = await google.identify(new URL(`${flow.origin}${returnPath}${search}`), flow);
    return await admit(context, google, flow, identity);
  } catch (error) {
    const cancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
    if (cancelled) return backToSignIn(flow.origin, 'google_cancelled');
    context.log.warn({ err: error }, 'a sign-in with Google was refused');
    return backToSignIn(flow.origin, 'google_failed');
  }
}

async function admit(
  { database, clock }: Context,
  { demo }: GoogleClient,
  { origin, challenge }: GoogleFlow,
  { subject, email: told, emailVerified }: GoogleIdentity,
): Promise<Redirect> {
  if (told === null || !emailVerified) return backToSignIn(origin, 'google_email_unverified');
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const newcomer = { subject, email: normaliseEmail(told), demo, now };
    const learner = await googleLearner(transaction, newcomer);
    if (learner === null) return backToSignIn(origin, 'google_email_taken');
    const { id: learnerId, email } = learner;
    const closed = learner.deactivated_at !== null;
    const code = await beginExchange(transaction, { learnerId, email, challenge, closed }, now);
    if (closed) return backToSignIn(origin, 'account_deactivated', { email, code });
    const query = new URLSearchParams({ email, code });
    return redirectTo(`${origin}/auth/oauth/callback?${query}`, expiredFlowCookie(origin));
  });
}

/** Redirects to the sign-in screen and deletes the flow cookie. */
function backToSignIn(
  origin: string,
  error: SignInError,
  more?: { readonly email: string; readonly code: string },
): Redirect {
  return redirectTo(signInUrl(origin, error, more), expiredFlowCookie(origin));
}
