import { AuthorizationResponseError } from 'openid-client';
import { normaliseEmail } from './learner/email.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/handler.ts';
import { redirectTo, type Redirect } from '../kernel/redirect.ts';
import { inTransaction } from '../database/transaction.ts';
import { beginExchange } from './identity/exchange.ts';
import { noFlowCookie, readFlowCookie } from './identity/flow-cookie.ts';
import type { GoogleClient, GoogleIdentity } from '../kernel/google-client.ts';
import { takeFlow, type GoogleFlow } from './identity/google-flow.ts';
import { googleLearner } from './identity/google-learner.ts';
import { returnPath } from './login-google.ts';
import { publicOrigin } from './identity/public-origin.ts';
import { backToSignIn } from './identity/sign-in-errors.ts';

/**
 * The way back from the issuer: proves the answer, finds or makes the learner, and sends the browser on with a one-time
 * code. No token is ever in an address.
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
    return redirectTo(`${origin}/auth/oauth/callback?${query}`, noFlowCookie(origin));
  });
}
