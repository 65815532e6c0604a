import { newSecret } from './session/token.ts';
import type { Call, Handler } from '../kernel/handler.ts';
import { redirectTo } from '../kernel/redirect.ts';
import { limits } from '../rate-limit/limits.ts';
import { countHit } from '../rate-limit/count-hits.ts';
import { flowCookie } from './identity/flow-cookie.ts';
import { keepFlow } from './identity/google-flow.ts';
import { publicOrigin } from './identity/public-origin.ts';
import { backToSignIn } from './identity/sign-in-errors.ts';

/** Where the issuer sends the browser back to. */
export const returnPath = '/auth/v1/login-google/callback';

/** Sends the browser to the issuer with state, nonce and PKCE, bound to a cookie. */
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
    await keepFlow(database, { ...secrets, challenge: query.challenge, origin }, cookie, clock.now());
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
