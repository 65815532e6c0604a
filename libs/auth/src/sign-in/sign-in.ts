import { api, read } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs a learner in and keeps the session.
 * @throws ApiError with status 422 where the e-mail and password do not belong together
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { access_token, user } = await read(api.POST('/api/auth/v1/signin/student', { body: credentials }));
  session.getState().signIn({ token: access_token, user });
}
