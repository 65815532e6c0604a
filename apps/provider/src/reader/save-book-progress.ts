import { inTransaction } from '../database/transaction.ts';
import { advanceReading } from '../domain/reading/advance-reading.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Handler } from '../kernel/handler.ts';
import { bookOfShelf } from './books/book-repository.ts';
import { presentProgress } from './books/present-book.ts';
import { readingOf, saveReading } from './books/reading-repository.ts';

/** Keeps the page where the learner is, once for each action of the learner. */
export const saveBookProgress: Handler<'saveBookProgress'> = (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'saveBookProgress', request: body, now };
  return inTransaction(context.database, (transaction) =>
    answerOnce(transaction, write, async () => {
      const book = await bookOfShelf(transaction, body.book_id);
      const before = await readingOf(transaction, learnerId, book.id);
      const reading = advanceReading(before, body.page_count, body.status, book.page_count);
      await saveReading(transaction, learnerId, book.id, reading, now);
      return { data: presentProgress(book.id, reading, book.page_count) };
    }),
  );
};
