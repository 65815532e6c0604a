import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { challengeOf } from '../proof/verifier.ts';

/** Sends another code to prove an address; it ends the one before. Errors: ApiError, 422, 429. */
export function resendVerificationMutation(verifier: string) {
  return mutationOptions({
    mutationFn: async ({ values: { email }, idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/auth/v1/verify-email/resend-otp', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, ...(await challengeOf(verifier)) },
        }),
      ),
  });
}
