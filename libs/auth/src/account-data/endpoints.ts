import { api, ApiError, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** Fetches everything that the provider stores about the learner. Errors: ApiError, 429 after ten in a day. */
export function exportAccountMutation() {
  return mutationOptions({
    mutationFn: (_nothing: Write<object>) => read(api.GET('/api/x/v1/account/export')),
  });
}

/** Proof of ownership: the password, or a mailed code. */
type DeletionProof = { password: string } | { otp: string };

/**
 * Deletes the account for good; its sessions end at the provider. Errors: ApiError, 422 for a wrong password or `INVALID_CODE`,
 * 429. One mutation for the life of a form: if a response is lost, the session may be gone with the account, and the next
 * press succeeds.
 */
export function deleteAccountMutation() {
  let hasLostResponse = false;
  return mutationOptions({
    mutationFn: async ({ values }: Write<DeletionProof>) => {
      try {
        await read(api.POST('/api/x/v1/account/delete', { body: values }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (hasLostResponse && error.status === 401) return;
        hasLostResponse ||= error.kind === 'network' || error.kind === 'timeout';
        throw error;
      }
    },
  });
}
