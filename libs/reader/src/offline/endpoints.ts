import { api, read, type Write } from '@sirah-trails/api-client';

/** Active reading time of a page. */
export interface ReadingReport {
  readonly milliseconds: number;
  /** ISO 8601. */
  readonly began_at: string;
}

/** Position of a learner in a book; status 1 is in progress, 2 finished. */
export interface ReadingPosition {
  readonly book_id: string;
  readonly page_count: number;
  readonly status: 1 | 2;
}

/** Saves the position in a book. Its caller queues failed reports. Errors: ApiError. */
export function saveProgress({ values, idempotencyKey }: Write<ReadingPosition>) {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return read(api.POST('/api/book/v1/book/progress', { params, body: values }));
}

/** Reports active reading time, to a provider with the addition `reading_time`. Its caller queues failed reports. Errors: ApiError. */
export function reportReadingTime({ values, idempotencyKey }: Write<ReadingReport>) {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return read(api.POST('/api/x/v1/reading-time', { params, body: values }));
}
