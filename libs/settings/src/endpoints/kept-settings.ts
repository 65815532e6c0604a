import {
  api,
  queryRoots,
  read,
  type Settings,
  type SettingsChange,
  type Write,
} from '@sirah-trails/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

const writes = ['change-settings'] as const;

/** The choices that the provider keeps: the rules of play, and what others see. */
export function keptSettingsQuery() {
  return queryOptions({
    queryKey: [queryRoots.settings],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/settings', { signal }))).data,
  });
}

/**
 * Changes some of the choices, one write after the other. They show at once; after the last write they are read again, so that a
 * refused choice goes back. The boards and the account are read again after a learner hid. Errors: ApiError.
 */
export function changeSettingsMutation() {
  const { queryKey } = keptSettingsQuery();
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
