import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { rules } from '../domain/rules.ts';

export interface ChapterKey {
  readonly learnerId: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
}

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

export const allResults = statement((executor, learnerId: string) =>
  executor
    .selectFrom('chapter_result')
    .select(['chapter_id', 'quiz_time_id', 'best_stars'])
    .where('learner_id', '=', learnerId),
);

/** Chapters with enough stars to pass. */
export function passedChapters(stars: ReadonlyMap<string, number>): Set<string> {
  return new Set([...stars].filter(([, best]) => best >= rules.starsToPass).map(([id]) => id));
}

/** Whether the learner has passed the chapter at any difficulty. */
export async function isPassed(executor: Executor, learnerId: string, chapterId: string): Promise<boolean> {
  return (await selectPassed(executor, learnerId, chapterId).executeTakeFirst()) !== undefined;
}

const selectPassed = statement((executor, learnerId: string, chapterId: string) =>
  executor
    .selectFrom('chapter_result')
    .select('quiz_time_id')
    .where('learner_id', '=', learnerId)
    .where('chapter_id', '=', chapterId)
    .where('passed_at', 'is not', null)
    .limit(1),
);
