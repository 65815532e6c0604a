import { api, ApiError, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** Exports the learner's data. Errors: ApiError, 429 after ten requests a day. */
export function exportAccountMutation() {
  return mutationOptions({
    mutationFn: (_nothing: Write<object>) => read(api.GET('/api/x/v1/account/export')),
  });
}

/** Proof of ownership: the password or an emailed code. */
type DeletionProof = { password: string } | { otp: string };

/**
 * Deletes the account permanently and ends its sessions. Errors: ApiError, 422 for a wrong password or `INVALID_CODE`, 429.
 * Create one mutation per form: after a lost response, a 401 on the next attempt means that the account is deleted.
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
