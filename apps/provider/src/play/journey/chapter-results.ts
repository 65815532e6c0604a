import type { Executor } from '../../database/executor.ts';
import { rules } from '../../domain/rules.ts';

/** One try's stars, to be kept when they are the learner's best at this chapter and difficulty. */
export interface ChapterStars {
  readonly learnerId: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
  readonly stars: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The learner's best stars by chapter at one difficulty. */
export async function bestStars(
  executor: Executor,
  learnerId: string,
  quizTimeId: string,
): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('chapter_result')
    .select(['chapter_id', 'best_stars'])
    .where('learner_id', '=', learnerId)
    .where('quiz_time_id', '=', quizTimeId)
    .execute();
  return new Map(rows.map((row) => [row.chapter_id, row.best_stars]));
}

/** Every result of the learner, over all difficulties. */
export function allResults(executor: Executor, learnerId: string) {
  return executor
    .selectFrom('chapter_result')
    .select(['chapter_id', 'quiz_time_id', 'best_stars'])
    .where('learner_id', '=', learnerId)
    .execute();
}

/**
 * Keeps the stars when they are more than any run gave before (decision 124: the best run counts).
 *
 * @returns whether they are
 */
export async function keepBest(executor: Executor, result: ChapterStars): Promise<boolean> {
  const { learnerId, chapterId, quizTimeId, stars, now } = result;
  const before = await resultOf(executor, result);
  if (before && before.best_stars >= stars) return false;
  const passedAt = before?.passed_at ?? (stars >= rules.starsToPass ? now : null);
  const changed = { best_stars: stars, passed_at: passedAt };
  await executor
    .insertInto('chapter_result')
    .values({ learner_id: learnerId, chapter_id: chapterId, quiz_time_id: quizTimeId, ...changed })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'quiz_time_id', 'chapter_id']).doUpdateSet(changed),
    )
    .execute();
  return true;
}

function resultOf(executor: Executor, { learnerId, chapterId, quizTimeId }: ChapterStars) {
  return executor
    .selectFrom('chapter_result')
    .select(['best_stars', 'passed_at'])
    .where('learner_id', '=', learnerId)
    .where('quiz_time_id', '=', quizTimeId)
    .where('chapter_id', '=', chapterId)
    .executeTakeFirst();
}
