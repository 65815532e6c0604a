import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface RecoveryRequest {
  email: string;
  message: string;
}

/** Asks the administrator to open a deactivated account; the response is always the same. Errors: ApiError, 422, 429. */
export function recoverAccountMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<RecoveryRequest>) =>
      read(
        api.POST('/api/auth/v1/recover-account', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
  });
}
