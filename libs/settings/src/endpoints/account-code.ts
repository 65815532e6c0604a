import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** What a mailed code proves. */
export type CodePurpose = 'set-password' | 'delete-account';

/** Mails the learner a code; it ends the one before. Errors: ApiError, 422, 429. */
export function sendAccountCodeMutation(purpose: CodePurpose) {
  return mutationOptions({
    mutationFn: ({ idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/x/v1/account/code', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { purpose },
        }),
      ),
  });
}
