import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import { rules } from '../../domain/rules.ts';
import type { ChapterKey } from '../../progress/chapter-results.ts';

/**
 * Chapters that the learner may replay at this difficulty for ranked stars: passed without a clock only, while the
 * learner now plays with a clock.
 */
export async function replayableChapters(
  executor: Executor,
  learnerId: string,
  quizTimeId: string,
): Promise<ReadonlySet<string>> {
  const rows = await selectReplayable(executor, learnerId, quizTimeId).execute();
  return new Set(rows.map(({ chapter_id: id }) => id));
}

const selectReplayable = statement((executor, learnerId: string, quizTimeId: string) =>
  executor
    .selectFrom('chapter_result as result')
    .innerJoin('learner', 'learner.id', 'result.learner_id')
    .select('result.chapter_id')
    .where('result.learner_id', '=', learnerId)
    .where('result.quiz_time_id', '=', quizTimeId)
    .where('best_stars', '>=', rules.starsToPass)
    .where('ranked_stars', '<', rules.starsToPass)
    .where('learner.calm', '!=', 'none')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('run')
          .innerJoin('run_question', 'run_question.run_id', 'run.id')
          .select('run.id')
          .where('run.learner_id', '=', learnerId)
          .where('run.quiz_time_id', '=', quizTimeId)
          .whereRef('run.chapter_id', '=', 'result.chapter_id')
          .where('outcome', '=', 'right')
          .where('deadline_at', 'is', null),
      ),
    ),
);

export async function isReplayable(executor: Executor, chapter: ChapterKey): Promise<boolean> {
  return (await replayableChapters(executor, chapter.learnerId, chapter.quizTimeId)).has(chapter.chapterId);
}
