import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { advanceReading } from '../../domain/reading/advance-reading.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { bookOfShelf } from './get-book.ts';
import { presentProgress } from './present-book.ts';
import { readingOf, saveReading } from './reading-repository.ts';

/** How far the learner is in a book; null before the first page. */
export async function getBookProgress({
  context: { database },
  session,
  params,
}: Call<'getBookProgress'>): Promise<ResponseBody<'getBookProgress'>> {
  const book = await bookOfShelf(database, params.bookId);
  const reading = await readingOf(database, session.learnerId, book.id);
  return { data: reading && presentProgress(book.id, reading, book.page_count) };
}

/** Keeps the page where the learner is, once for each action of the learner. */
export function saveBookProgress({
  context,
  session: { learnerId },
  body,
  idempotencyKey: key,
}: Call<'saveBookProgress'>): Promise<ResponseBody<'saveBookProgress'>> {
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
}
