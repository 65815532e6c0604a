import { api, type MistakeReport, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

type Values = Required<Pick<MistakeReport, 'wrong' | 'message'>>;

/** Reports a mistake in a thing of the content. For a provider with the addition `mistakes`. Errors: ApiError, 429 after 30 a day. */
export function reportMistakeMutation(about: MistakeReport['about'], id: string) {
  return mutationOptions({
    mutationFn: ({ values: { wrong, message }, idempotencyKey }: Write<Values>) =>
      read(
        api.POST('/api/x/v1/mistakes', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { about, id, wrong, ...(message !== '' && { message }) },
        }),
      ),
  });
}
