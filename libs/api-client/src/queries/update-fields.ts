import { mutationOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read, type Write } from '../client/create-api.ts';
import type { ProfileFields, TrialCredit } from '../contract/schemas.ts';
import { queryRoots } from './query-roots.ts';
import { session } from '../session/session.ts';

/**
 * Stores the learner's details and updates the stored user in every tab.
 *
 * @param trial of a new account's device
 * @throws {ApiError} 422 for invalid details
 */
export async function updateFields(
  { first_name, last_name, age, gender }: ProfileFields,
  trial?: TrialCredit,
): Promise<void> {
  const body = { first_name, last_name, age, gender, ...(trial && { trial }) };
  const { user } = await read(api.PUT('/api/auth/v1/update-fields', { body }));
  session.getState().setUser(user);
}

/** Like `updateFields()`, but as form mutation. */
export function updateFieldsMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Write<ProfileFields>) => updateFields(values),
    onSuccess: (_data, _write, _result, { client }) =>
      Promise.all(
        [queryRoots.me, queryRoots.profile].map((root) => client.invalidateQueries({ queryKey: [root] })),
      ),
  });
}
