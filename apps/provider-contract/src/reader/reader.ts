import { createApi, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import type { TestLearner, TestProvider } from '@sirah-trails/provider/testing';

/** A learner with a client for reading. */
export interface Reader {
  readonly api: ReturnType<typeof createApi>;
  readonly learner: TestLearner;
  /** Saves a page; `key` repeats an earlier action. */
  turnTo(page: number, options?: { book?: string; status?: 1 | 2; key?: string }): Promise<Progress>;
  /** Progress in the book. */
  progress(book?: string): Promise<Progress | null>;
}

/** Stored progress. */
export interface Progress {
  readonly book_id: string;
  readonly page_count: number;
  readonly furthest_page?: number;
  readonly status: 1 | 2;
}

/** Creates a reading learner. */
export async function newReader(provider: TestProvider): Promise<Reader> {
  const learner = await provider.createLearner();
  const session = createSession({ storage: memoryStorage() });
  session.getState().signIn({ token: learner.token, user: null });
  const api = createApi({ baseUrl: provider.url, session });
  return {
    api,
    learner,
    turnTo: async (page, { book = 'the-land', status = 1, key = crypto.randomUUID() } = {}) => {
      const { data } = await read(
        api.POST('/api/book/v1/book/progress', {
          params: { header: { 'Idempotency-Key': key } },
          body: { book_id: book, page_count: page, status },
        }),
      );
      return data;
    },
    progress: async (book = 'the-land') => {
      const path = { bookId: book };
      const { data } = await read(api.GET('/api/book/v1/book/progress/{bookId}', { params: { path } }));
      return data;
    },
  };
}
