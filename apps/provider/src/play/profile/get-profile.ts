import type { Answer, Call } from '../../app/handler.ts';
import type { Executor } from '../../database/executor.ts';
import { isTrailPassed } from '../../domain/journey/unlocks.ts';
import { rules } from '../../domain/rules.ts';
import { sumOf } from '../../domain/sum-of.ts';
import { allResults } from '../journey/chapter-results.ts';
import { journeyContent } from '../journey/journey-content.ts';
import { treeNode } from '../journey/learner-journey.ts';
import { findLearner, presentHead } from './find-learner.ts';

/** The learner's own summary, over all difficulties. */
export async function getProfile({ context, session }: Call<'getProfile'>): Promise<Answer<'getProfile'>> {
  const { database } = context;
  const learner = await findLearner(database, session.learnerId);
  const results = await allResults(database, session.learnerId);
  const passed = results.filter(({ best_stars: stars }) => stars >= rules.starsToPass);
  return {
    data: {
      user_id: learner.id,
      name: learner.username,
      joined_at: new Date(learner.joined_at).toISOString(),
      avatar_head: presentHead(learner),
      achievements: {
        trails_complete: await trailsComplete(database, passed),
        trails_points: sumOf(results, ({ best_stars: stars }) => stars),
        chapter_read: new Set(passed.map(({ chapter_id: id }) => id)).size,
      },
    },
  };
}

interface Passed {
  readonly chapter_id: string;
  readonly quiz_time_id: string;
}

/** Worlds of which every chapter is passed at one and the same difficulty. */
async function trailsComplete(executor: Executor, passed: readonly Passed[]): Promise<number> {
  const difficulties = [...new Set(passed.map(({ quiz_time_id: id }) => id))];
  const sets = difficulties.map((difficulty) => chaptersAt(difficulty, passed));
  const trails = await journeyContent(executor);
  return trails.filter((trail) => sets.some((set) => isTrailPassed(treeNode(trail), set))).length;
}

function chaptersAt(difficulty: string, passed: readonly Passed[]): Set<string> {
  return new Set(passed.filter((row) => row.quiz_time_id === difficulty).map((row) => row.chapter_id));
}
