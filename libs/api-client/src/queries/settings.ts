import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read, type Write } from '../client/create-api.ts';
import type { Settings, SettingsChange } from '../contract/schemas.ts';
import { queryRoots } from './query-roots.ts';

const writes = ['change-settings'] as const;

/** Settings stored by the provider: gameplay and visibility. */
export function settingsQuery() {
  return queryOptions({
    queryKey: [queryRoots.settings],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/settings', { signal }))).data,
  });
}

/**
 * Changes settings with serialized optimistic updates. Refetches after the last write, which reverts rejected changes; a
 * visibility change also refetches boards and account. Errors: ApiError.
 */
export function changeSettingsMutation() {
  const { queryKey } = settingsQuery();
  return mutationOptions({
    mutationKey: writes,
    scope: { id: writes[0] },
    mutationFn: ({ values, idempotencyKey }: Write<SettingsChange>) =>
      read(
        api.PUT('/api/x/v1/settings', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
    onMutate: ({ values }, { client }) => {
      client.setQueryData<Settings>(queryKey, (known) => known && { ...known, ...values });
    },
    onSettled: async (_data, _error, { values }, _result, { client }) => {
      if (values.hidden !== undefined) {
        void client.invalidateQueries({ queryKey: [queryRoots.leaderboard] });
        void client.invalidateQueries({ queryKey: [queryRoots.me] });
      }
      if (client.isMutating({ mutationKey: writes }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
}
