import { api, read } from '@sirah-trails/api-client';
import { createLearnerCheck, session } from '@sirah-trails/api-client/session';

const patienceMs = 3000;

/**
 * Ends the session locally and, if reachable within 3 s, at the provider. Guests have no provider session. Never fails: a child
 * who hands the tablet on must be signed out. Not a mutation, because screens ignore the result.
 */
export async function signOut(): Promise<void> {
  const isSameLearner = createLearnerCheck();
  session.getState().leave();
  if (session.getState().token !== null) await endThere();
  // A sibling may have signed in in another tab meanwhile.
  if (isSameLearner()) session.getState().signOut();
}

// The timeout also covers a token refresh, which the call's signal does not abort.
async function endThere() {
  const patience = new AbortController();
  const over = new Promise((resolve) => patience.signal.addEventListener('abort', resolve));
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const ended = read(api.POST('/api/user/v1/logout', { signal: patience.signal })).catch(() => undefined);
  await Promise.race([ended, over]);
  clearTimeout(timer);
}
