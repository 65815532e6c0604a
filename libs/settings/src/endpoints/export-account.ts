import { api, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** Fetches everything that the provider keeps about the learner. Errors: ApiError, 429 after ten in a day. */
export function exportAccountMutation() {
  return mutationOptions({
    mutationFn: (_nothing: Write<object>) => read(api.GET('/api/x/v1/account/export')),
  });
}
