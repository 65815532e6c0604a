import { api, read, type Write } from '@sirah-trails/api-client';
import type { ReadingReport } from '../time/reading-clock.ts';

/** Reports active reading time, to a provider with the addition `reading_time`. Its caller keeps what cannot be sent. Errors: ApiError. */
export function reportReadingTime({ values, idempotencyKey }: Write<ReadingReport>) {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return read(api.POST('/api/x/v1/reading-time', { params, body: values }));
}
