import type { Executor } from '../../database/executor.ts';
import { rules } from '../../domain/rules.ts';

/** One try's stars, to be kept when they are the learner's best at this chapter and difficulty. */
export interface ChapterStars {
  readonly learnerId: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
  readonly stars: number;
  /** Those that count on boards. */
  readonly rankedStars: number;
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

/** The most that any try at a chapter gave at one difficulty. */
export interface ChapterBest {
  readonly stars: number;
  /** By the stars that count on boards. */
  readonly rankedStars: number;
  /** Epoch milliseconds; null until it is passed. */
  readonly passedAt: number | null;
}

/** What a star did to the chapter's result. */
export interface KeptBest {
  /** More stars count on the board than any run gave before. */
  readonly climbed: boolean;
  /** The chapter is passed, and was not before. */
  readonly passed: boolean;
}

/** Keeps the stars when they are more than any run gave `before` (decision 124: the best run counts). */
export async function keepBest(
  executor: Executor,
  before: ChapterBest,
  result: ChapterStars,
): Promise<KeptBest> {
  const { learnerId, chapterId, quizTimeId, stars, rankedStars, now } = result;
  const climbed = rankedStars > before.rankedStars;
  if (stars <= before.stars && !climbed) return { climbed: false, passed: false };
  const best = Math.max(stars, before.stars);
  const passed = best >= rules.starsToPass && before.passedAt === null;
  const changed = {
    best_stars: best,
    ranked_stars: Math.max(rankedStars, before.rankedStars),
    passed_at: passed ? now : before.passedAt,
  };
  await executor
    .insertInto('chapter_result')
    .values({ learner_id: learnerId, chapter_id: chapterId, quiz_time_id: quizTimeId, ...changed })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'quiz_time_id', 'chapter_id']).doUpdateSet(changed),
    )
    .execute();
  return { climbed, passed };
}
