import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { ResetRequest } from '../forgot-password/reset-flow.ts';

/** Checks the code for a new password. Errors: ApiError, 422 for a wrong code, which costs one of five attempts, 429. */
export function checkOtpMutation({ email, verifier }: Pick<ResetRequest, 'email' | 'verifier'>) {
  return mutationOptions({
    mutationFn: ({ values: { otp }, idempotencyKey }: Write<{ otp: string }>) =>
      read(
        api.POST('/api/auth/v1/check-otp', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { email, otp, verifier },
        }),
      ),
  });
}
