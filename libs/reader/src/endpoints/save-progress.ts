import { api, read, type Write } from '@sirah-trails/api-client';

/** Where a learner is in a book: 1 in progress, 2 finished. */
export interface ReadingPlace {
  readonly book_id: string;
  readonly page_count: number;
  readonly status: 1 | 2;
}

/** Saves the place in a book. Its caller keeps what cannot be sent. Errors: ApiError. */
export function saveProgress({ values, idempotencyKey }: Write<ReadingPlace>) {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return read(api.POST('/api/book/v1/book/progress', { params, body: values }));
}
