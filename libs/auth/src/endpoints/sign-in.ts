import { api, read, type Write } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { mutationOptions } from '@tanstack/react-query';
import { deviceMark } from '../proof/device-mark.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs a learner in and stores the session. Errors: ApiError, 422 if the e-mail and the password do not belong together. */
export function signInMutation() {
  return mutationOptions({
    mutationFn: async ({ values }: Write<Credentials>) => {
      const device = deviceMark.read();
      const body = { ...values, ...(device !== null && { device }) };
      const { access_token, user, ...given } = await read(api.POST('/api/auth/v1/signin/student', { body }));
      deviceMark.keep(given.device);
      session.getState().signIn({ token: access_token, user });
    },
  });
}
