import type { Selectable, Transaction } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { Reading } from '../domain/reading/advance-reading.ts';

/** The learner's readings by book id. */
export async function readingsOf(
  executor: Executor,
  learnerId: string,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, Reading>> {
  if (bookIds.length === 0) return new Map();
  const rows = await selectReadings(executor, learnerId, bookIds).execute();
  return new Map(
    rows.map(({ book_id: id, last_page: lastPage, furthest_page: furthestPage, status }) => [
      id,
      { lastPage, furthestPage, status: status === 2 ? 2 : 1 },
    ]),
  );
}

const selectReadings = statement((executor, learnerId: string, bookIds: readonly string[]) =>
  executor
    .selectFrom('reading')
    .select(['book_id', 'last_page', 'furthest_page', 'status'])
    .where('learner_id', '=', learnerId)
    .where('book_id', 'in', bookIds),
);

/** The learner's reading of a book; null before the first page. */
export async function readingOf(
  executor: Executor,
  learnerId: string,
  bookId: string,
): Promise<Reading | null> {
  return (await readingsOf(executor, learnerId, [bookId])).get(bookId) ?? null;
}

/** The book that the learner read last, or null. */
export async function lastReadBook(executor: Executor, learnerId: string): Promise<string | null> {
  return (await selectLastRead(executor, learnerId).executeTakeFirst())?.id ?? null;
}

const selectLastRead = statement((executor, learnerId: string) =>
  executor
    .selectFrom('reading')
    .innerJoin('book', 'book.id', 'reading.book_id')
    .select('book.id')
    .where('reading.learner_id', '=', learnerId)
    .where('book.retired', '=', 0)
    .orderBy('reading.read_at', 'desc')
    .orderBy('book.id')
    .limit(1),
);

/** Number of books that the learner has finished, retired ones included. */
export async function countFinished(executor: Executor, learnerId: string): Promise<number> {
  return (await selectFinished(executor, learnerId).executeTakeFirst())?.count ?? 0;
}

const selectFinished = statement((executor, learnerId: string) =>
  executor
    .selectFrom('reading')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .where('status', '=', 2),
);

/** Saves the learner's reading. Needs the learner's lock. */
export async function saveReading(
  transaction: Transaction<Database>,
  learnerId: string,
  bookId: string,
  { lastPage, furthestPage, status }: Reading,
  now: number,
): Promise<void> {
  const values = { last_page: lastPage, furthest_page: furthestPage, status, read_at: now };
  await upsertReading(transaction, { learner_id: learnerId, book_id: bookId }, values).execute();
}

type ReadingRow = Selectable<Database['reading']>;
type ReadingKey = Pick<ReadingRow, 'learner_id' | 'book_id'>;

const upsertReading = statement((executor, key: ReadingKey, values: Omit<ReadingRow, keyof ReadingKey>) =>
  executor
    .insertInto('reading')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['learner_id', 'book_id']).doUpdateSet(values)),
);
