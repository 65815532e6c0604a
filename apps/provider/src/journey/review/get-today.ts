import { playContent } from '../../content/pack-cache.ts';
import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import { isDueTomorrow } from '../../domain/review/review.ts';
import { rules } from '../../domain/rules.ts';
import { wordOfTheDay } from '../../domain/review/word-of-the-day.ts';
import type { Handler } from '../../kernel/handler.ts';
import { mistakesOf } from './mistakes.ts';
import { dueQuestions } from './review.ts';

/** Numbers of questions due today and tomorrow, and a glossary word if none is due today. */
export const getToday: Handler<'getToday'> = async ({ context, session }) => {
  const { database, clock } = context;
  const now = clock.now();
  const content = await playContent(database);
  const { learnerId } = session;
  const due = await dueQuestions(database, content, { learnerId, now });
  const timeZone = (await selectZone(database, learnerId).executeTakeFirst())?.time_zone ?? null;
  const mistakes = await mistakesOf(database, content, learnerId);
  const coming = mistakes.filter((mistake) => isDueTomorrow(mistake, timeZone, now)).length;
  const tomorrow = Math.min(coming, rules.reviewQuestions);
  return { data: { due: due.length, tomorrow, word: due.length > 0 ? null : await wordAt(database, now) } };
};

const selectZone = statement((executor, learnerId: string) =>
  executor.selectFrom('learner').select('time_zone').where('id', '=', learnerId),
);

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
