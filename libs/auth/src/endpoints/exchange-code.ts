import { api, read } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { deviceMark } from '../proof/device-mark.ts';

interface OneTimeCode {
  email: string;
  code: string;
  verifier: string;
}

/**
 * Exchanges the one-time code of a return address for a session, and stores it. It is sent once: no mutation, because no screen
 * waits for anything but the session. Errors: ApiError, 401 for a code that is over or belongs to another browser, 403
 * `ACCOUNT_DEACTIVATED` with the reason.
 */
export async function exchangeCode(query: OneTimeCode): Promise<void> {
  const { access_token, user, device } = await read(api.GET('/api/auth/v1/get-token', { params: { query } }));
  deviceMark.keep(device);
  session.getState().signIn({ token: access_token, user });
}
