import { api, read } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';

const patienceMs = 3000;

/**
 * Ends the session here and, where the provider can be reached within 3 s, there. A guest has none there.
 * Never fails: a child who hands the tablet on must be signed out.
 */
export async function signOut(): Promise<void> {
  if (session.getState().token !== null) {
    const signal = AbortSignal.timeout(patienceMs);
    await read(api.POST('/api/user/v1/logout', { signal })).catch(() => undefined);
  }
  session.getState().signOut();
}
