import { journeyContent } from '../content/pack-cache.ts';
import { type TrailContent, treeNode } from '../content/trails.ts';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { isTrailPassed } from '../domain/journey/unlocks.ts';
import { hoursOf } from '../domain/reading/reading-time.ts';
import { rules } from '../domain/rules.ts';
import { sumOf } from '../domain/sum-of.ts';
import type { Wire } from '../kernel/wire.ts';
import { allResults } from '../progress/chapter-results.ts';

/**
 * The learner's achievements over all difficulties.
 *
 * @param badges milestones of the learner's badges
 */
export async function achievementsOf(
  executor: Executor,
  learnerId: string,
  badges: ReadonlySet<string>,
): Promise<Wire['Profile']['achievements']> {
  const results = await allResults(executor, learnerId).execute();
  const passed = results.filter(({ best_stars: stars }) => stars >= rules.starsToPass);
  return {
    trails_complete: await trailsComplete(executor, passed, badges),
    trails_points: sumOf(results, ({ best_stars: stars }) => stars),
    chapter_read: new Set(passed.map(({ chapter_id: id }) => id)).size,
    reading_time: hoursOf(await readingMs(executor, learnerId)),
  };
}

interface Passed {
  readonly chapter_id: string;
  readonly quiz_time_id: string;
}

/** Worlds complete at one difficulty, now or earlier: a badge stays when a newer pack adds chapters. */
async function trailsComplete(
  executor: Executor,
  passed: readonly Passed[],
  badges: ReadonlySet<string>,
): Promise<number> {
  const difficulties = [...new Set(passed.map(({ quiz_time_id: id }) => id))];
  const sets = difficulties.map((difficulty) => chaptersAt(difficulty, passed));
  const isComplete = (trail: TrailContent) => sets.some((set) => isTrailPassed(treeNode(trail), set));
  const trails = await journeyContent(executor);
  return trails.filter((trail) => badges.has(trail.id) || isComplete(trail)).length;
}

function chaptersAt(difficulty: string, passed: readonly Passed[]): Set<string> {
  return new Set(passed.filter((row) => row.quiz_time_id === difficulty).map((row) => row.chapter_id));
}

/** Counted reading time in milliseconds. */
async function readingMs(executor: Executor, learnerId: string): Promise<number> {
  return (await selectTotal(executor, learnerId).executeTakeFirst())?.total_ms ?? 0;
}

const selectTotal = statement((executor, learnerId: string) =>
  executor.selectFrom('reading_clock').select('total_ms').where('learner_id', '=', learnerId),
);
