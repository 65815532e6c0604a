import { api, read, type User, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { challengeOf } from '../proof/verifier.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

/**
 * Makes an account and sends a code to its address; gives no session. Sending it states that a parent or guardian agrees to the
 * texts in force. Errors: ApiError, 422 for what is wrong or taken, 429.
 */
export function signUpMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values, idempotencyKey }: Write<NewAccount>): Promise<User> => {
      const { username, email, password } = values;
      const { user } = await read(
        api.POST('/api/auth/v1/signup/student', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { username, email, password, ...(await challengeOf(verifier)) },
        }),
      );
      return user;
    },
  });
}
