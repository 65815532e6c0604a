import { forbidden, notFound } from '../../app/errors.ts';
import type { Question } from '../../content/pack.ts';
import type { Executor } from '../../database/executor.ts';

/** A chapter that the learner may practise, with its questions in order. */
export interface PracticeChapter {
  readonly quiet: boolean;
  readonly questions: readonly { readonly question: Question; readonly position: number }[];
}

/** The chapter, when the learner has passed it at any difficulty (decision 111); 404 or 403 otherwise. */
export async function practiceChapter(
  executor: Executor,
  learnerId: string,
  chapterId: string,
): Promise<PracticeChapter> {
  const chapter = await executor
    .selectFrom('chapter')
    .select('quiet')
    .where('id', '=', chapterId)
    .where('retired', '=', 0)
    .executeTakeFirst();
  if (!chapter) throw notFound();
  if (!(await isPassed(executor, learnerId, chapterId)))
    throw forbidden('CHAPTER_NOT_PASSED', 'You can practise a chapter once you have passed it.');
  const rows = await executor
    .selectFrom('question')
    .select(['position', 'record'])
    .where('chapter_id', '=', chapterId)
    .where('retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    quiet: chapter.quiet === 1,
    // The import writes only records that the pack's schema has checked.
    questions: rows.map(({ position, record }) => ({ position, question: JSON.parse(record) as Question })),
  };
}

/** The order of options in practice: always the same for one learner, and told by nothing in the answer. */
export function practiceSeed(learnerId: string): string {
  return `practice:${learnerId}`;
}

async function isPassed(executor: Executor, learnerId: string, chapterId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('chapter_result')
    .select('quiz_time_id')
    .where('learner_id', '=', learnerId)
    .where('chapter_id', '=', chapterId)
    .where('passed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
