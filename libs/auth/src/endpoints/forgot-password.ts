import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { challengeOf } from '../proof/verifier.ts';

/** Sends a code and a link for a new password, if the address has an account. Errors: ApiError, 422, 429. */
export function forgotPasswordMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email }, idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/auth/v1/forgot-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, ...(await challengeOf(verifier)) },
        }),
      ),
  });
}
