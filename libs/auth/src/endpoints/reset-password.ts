import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { ResetProof } from '../forgot-password/reset-flow.ts';

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

/**
 * Sets a new password and ends every session of the learner. Errors: ApiError, 422 `INVALID_CODE` for a code or link that is
 * wrong, used or expired, 429.
 */
export function resetPasswordMutation(proof: ResetProof) {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<NewPassword>) =>
      read(
        api.POST('/api/auth/v1/reset-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { ...proof, ...values },
        }),
      ),
  });
}
