import { api, type ProfileFields, read, updateFields, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

/**
 * Stores the learner's details, and before them that a parent or guardian agrees; all tabs then know the learner as stored.
 * Errors: ApiError, 422 for what does not follow the rules or a text that has changed meanwhile (`version`).
 *
 * @param version of the texts that were agreed to; null where that is known already
 */
export function completeProfileMutation(version: string | null) {
  return mutationOptions({
    mutationFn: async ({ values }: Write<ProfileFields>): Promise<void> => {
      if (version !== null) await read(api.POST('/api/x/v1/consent', { body: { version } }));
      await updateFields(values);
    },
  });
}
