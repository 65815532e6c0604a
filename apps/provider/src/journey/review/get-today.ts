import { playContent } from '../../content/pack-cache.ts';
import type { Executor } from '../../database/executor.ts';
import { wordOfTheDay } from '../../domain/review/word-of-the-day.ts';
import type { Handler } from '../../kernel/handler.ts';
import { dueQuestions } from './review.ts';

/** Number of due questions; without any, a word of the glossary. */
export const getToday: Handler<'getToday'> = async ({ context, session }) => {
  const { database, clock } = context;
  const now = clock.now();
  const content = await playContent(database);
  const due = await dueQuestions(database, content, { learnerId: session.learnerId, now });
  return { data: { due: due.length, word: due.length > 0 ? null : await wordAt(database, now) } };
};

/** Null for an empty glossary. */
async function wordAt(executor: Executor, now: number) {
  const words = executor.selectFrom('glossary_entry').where('retired', '=', 0);
  const { count } = await words
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) return null;
  return words
    .select(['id', 'title', 'description'])
    .orderBy('id')
    .offset(wordOfTheDay(count, now))
    .limit(1)
    .executeTakeFirstOrThrow();
}
