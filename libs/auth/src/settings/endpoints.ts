import {
  api,
  queryRoots,
  read,
  type Settings,
  type SettingsChange,
  type Write,
} from '@sirah-trails/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BeginUpload } from './use-upload.ts';

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

export interface Feedback {
  subject: string;
  description: string;
  attachment: File | null;
}

/**
 * Sends feedback to the operators; `upload` sends the attachment. Errors: ApiError, 422 for an attachment that is too large or
 * not a picture.
 */
export function submitFeedbackMutation(upload: BeginUpload) {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey, onProgress }: Write<Feedback>) =>
      read(
        api.POST('/api/feedback/v1/submit', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { subject: values.subject, description: values.description },
          bodySerializer: () => multipart(values),
          ...(values.attachment && upload(onProgress)),
        }),
      ),
  });
}

function multipart({ subject, description, attachment }: Feedback): FormData {
  const form = new FormData();
  form.set('subject', subject);
  form.set('description', description);
  if (attachment) form.set('attachment', attachment);
  return form;
}
