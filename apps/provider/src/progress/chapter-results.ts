import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { rules } from '../domain/rules.ts';

/** A learner, a chapter and a difficulty. */
export interface ChapterKey {
  readonly learnerId: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
}

/** The learner's best stars by chapter at one difficulty. */
export async function bestStars(
  executor: Executor,
  learnerId: string,
  quizTimeId: string,
): Promise<Map<string, number>> {
  const rows = await resultsAt(executor, learnerId, quizTimeId).execute();
  return new Map(rows.map((row) => [row.chapter_id, row.best_stars]));
}

const resultsAt = statement((executor, learnerId: string, quizTimeId: string) =>
  executor
    .selectFrom('chapter_result')
    .select(['chapter_id', 'best_stars'])
    .where('learner_id', '=', learnerId)
    .where('quiz_time_id', '=', quizTimeId),
);

/** Every result of the learner, over all difficulties. */
export const allResults = statement((executor, learnerId: string) =>
  executor
    .selectFrom('chapter_result')
    .select(['chapter_id', 'quiz_time_id', 'best_stars'])
    .where('learner_id', '=', learnerId),
);

/** The chapters that have stars enough. */
export function passedChapters(stars: ReadonlyMap<string, number>): Set<string> {
  return new Set([...stars].filter(([, best]) => best >= rules.starsToPass).map(([id]) => id));
}
