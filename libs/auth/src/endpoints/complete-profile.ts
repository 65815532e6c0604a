import {
  api,
  ApiError,
  legalPagesQuery,
  type ProfileFields,
  read,
  updateFields,
  type Write,
} from '@sirah-trails/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

/**
 * Stores the learner's details, and before them that a parent or guardian agrees; all tabs then know the learner as stored.
 * Errors: ApiError, 422 for what does not follow the rules or a text that has changed meanwhile (`version`).
 *
 * @param version of the texts that were agreed to; null where that is known already
 */
export function completeProfileMutation(version: string | null) {
  return mutationOptions({
    mutationFn: async ({ values }: Write<ProfileFields>, { client }): Promise<void> => {
      if (version !== null) await agree(version, client);
      await updateFields(values);
    },
  });
}

/** Where a text has changed meanwhile, the texts in force are read again first: the next consent is for those. */
async function agree(version: string, client: QueryClient) {
  try {
    await read(api.POST('/api/x/v1/consent', { body: { version } }));
  } catch (error) {
    const hasChanged = error instanceof ApiError && error.fieldErrors['version'] !== undefined;
    if (hasChanged) await client.invalidateQueries({ queryKey: legalPagesQuery().queryKey });
    throw error;
  }
}
