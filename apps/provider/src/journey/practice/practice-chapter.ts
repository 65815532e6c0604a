import type { Executor } from '../../database/executor.ts';
import { forbidden } from '../../kernel/errors.ts';
import { type PlayContent, questionsOf, requireChapter } from '../../play/play-content.ts';
import { currentQuestions, type PlayQuestion } from '../../play/play-question.ts';

/** The questions of a chapter, in order, when the learner has passed it at any difficulty; 404 or 403 otherwise. */
export async function practiceChapter(
  executor: Executor,
  content: PlayContent,
  learnerId: string,
  chapterId: string,
): Promise<readonly PlayQuestion[]> {
  requireChapter(content, chapterId);
  if (!(await isPassed(executor, learnerId, chapterId)))
    throw forbidden('CHAPTER_NOT_PASSED', 'You can practise a chapter once you have passed it.');
  return currentQuestions(questionsOf(content, chapterId));
}

/** The seed of options in practice: constant for one learner, and not derivable from a response. */
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
