import { api, read, type Write } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { mutationOptions } from '@tanstack/react-query';

export interface CodeOfEmail {
  email: string;
  otp: string;
}

/**
 * Proves an address by its code and stores the session. The transport never repeats it: the code of a lost response may be used up.
 * Errors: ApiError, 422 for a code that is wrong, used up or expired, 429.
 *
 * @returns whether there is a session; the provider gives none for a code that was right before
 */
export function verifyEmailMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email, otp }, idempotencyKey }: Write<CodeOfEmail>): Promise<boolean> => {
      const { access_token: token, user } = await read(
        api.POST('/api/auth/v1/verify-email', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, otp, verifier },
        }),
      );
      if (token) session.getState().signIn({ token, user });
      return Boolean(token);
    },
  });
}
