import { api, read } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';

const patienceMs = 3000;

/**
 * Ends the session here and, if the provider can be reached within 3 s, there. A guest has none there.
 * Never fails: a child who hands the tablet on must be signed out. No screen waits for a result, so it is no mutation.
 */
export async function signOut(): Promise<void> {
  if (session.getState().token !== null) await endThere();
  session.getState().signOut();
}

// The patience covers a refresh too, which the signal of the call does not end.
async function endThere() {
  const patience = new AbortController();
  const over = new Promise((resolve) => patience.signal.addEventListener('abort', resolve));
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const ended = read(api.POST('/api/user/v1/logout', { signal: patience.signal })).catch(() => undefined);
  await Promise.race([ended, over]);
  clearTimeout(timer);
}
