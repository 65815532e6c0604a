import { inTransaction } from '../database/transaction.ts';
import { advanceReading } from '../domain/reading/advance-reading.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { bookOfShelf } from './books/book-repository.ts';
import { presentProgress } from './books/present-book.ts';
import { readingOf, saveReading } from './books/reading-repository.ts';

/** Keeps the page where the learner is, once for each action of the learner. */
export const saveBookProgress: Handler<'saveBookProgress'> = (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'saveBookProgress', request: body, now };
  return inTransaction(context.database, async (transaction) => {
    const kept = await readStoredResponse<ResponseBody<'saveBookProgress'>>(transaction, write);
    if (kept) return kept.response;
    const book = await bookOfShelf(transaction, body.book_id);
    const before = await readingOf(transaction, learnerId, book.id);
    const reading = advanceReading(before, body.page_count, body.status, book.page_count);
    await saveReading(transaction, learnerId, book.id, reading, now);
    const response = { data: presentProgress(book.id, reading, book.page_count) };
    await storeResponse(transaction, write, response);
    return response;
  });
};
