import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface PasswordChange {
  old_password: string;
  password: string;
  password_confirmation: string;
}

/**
 * Changes the password; the learner's other sessions end. Errors: ApiError, 422 for a wrong current password or a new one that is
 * not good enough, 429.
 */
export function changePasswordMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<PasswordChange>) =>
      read(
        api.POST('/api/user/v1/reset-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
  });
}
