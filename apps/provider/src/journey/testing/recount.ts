import type { Executor } from '../../database/executor.ts';

/** Totals of a run, counted from the answer log. */
export interface RecountedRun {
  readonly runId: string;
  readonly learnerId: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
  readonly stars: number;
  /** Stars that count on boards. */
  readonly rankedStars: number;
  readonly livesLost: number;
}

/**
 * Recounts runs from the log, independently of the stored totals.
 *
 * @param learnerId limits the count to a learner
 */
export async function recountRuns(executor: Executor, learnerId?: string): Promise<RecountedRun[]> {
  const rows = await executor
    .selectFrom('answer')
    .innerJoin('run', 'run.id', 'answer.run_id')
    .select(['run.id', 'run.learner_id', 'run.chapter_id', 'run.quiz_time_id', 'star', 'ranked', 'life_lost'])
    .$if(learnerId !== undefined, (query) => query.where('answer.learner_id', '=', learnerId ?? ''))
    .execute();
  const runs = new Map<string, RecountedRun>();
  for (const row of rows) {
    const before = runs.get(row.id);
    runs.set(row.id, {
      runId: row.id,
      learnerId: row.learner_id,
      chapterId: row.chapter_id,
      quizTimeId: row.quiz_time_id,
      stars: (before?.stars ?? 0) + row.star,
      rankedStars: (before?.rankedStars ?? 0) + row.star * row.ranked,
      livesLost: (before?.livesLost ?? 0) + row.life_lost,
    });
  }
  return [...runs.values()];
}

/** Stars by `board learner`: the sum over chapters of the best run by ranked stars. */
export async function recountBoards(executor: Executor, learnerId?: string): Promise<Map<string, number>> {
  const best = new Map<string, RecountedRun>();
  for (const run of await recountRuns(executor, learnerId)) {
    const key = `${run.learnerId} ${run.chapterId} ${run.quizTimeId}`;
    if (run.rankedStars > (best.get(key)?.rankedStars ?? 0)) best.set(key, run);
  }
  const totals = new Map<string, number>();
  for (const { quizTimeId, learnerId, rankedStars } of best.values()) {
    const entry = `learning_journey:${quizTimeId} ${learnerId}`;
    totals.set(entry, (totals.get(entry) ?? 0) + rankedStars);
  }
  return totals;
}

/** Best ranked score by `board learner` of endless mode. */
export async function recountEndless(executor: Executor, learnerId?: string): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('endless_answer')
    .select(['run_id', 'learner_id', 'star', 'ranked'])
    .$if(learnerId !== undefined, (query) => query.where('learner_id', '=', learnerId ?? ''))
    .execute();
  const scores = new Map<string, number>();
  const best = new Map<string, number>();
  for (const { run_id: run, learner_id: learner, star, ranked } of rows) {
    const score = (scores.get(run) ?? 0) + star * ranked;
    scores.set(run, score);
    const entry = `endless_mode ${learner}`;
    if (score > (best.get(entry) ?? 0)) best.set(entry, score);
  }
  return best;
}

/** All boards of all learners from the logs, journey and endless mode. */
export async function recountAllBoards(executor: Executor): Promise<Map<string, number>> {
  return new Map([...(await recountBoards(executor)), ...(await recountEndless(executor))]);
}

/** Sub-trails and worlds that the learner completed at any difficulty, from the log. */
export async function recountMilestones(executor: Executor, learnerId: string): Promise<Set<string>> {
  const passed = new Map<string, Set<string>>();
  for (const { stars, chapterId, quizTimeId } of await recountRuns(executor, learnerId)) {
    if (stars < 3) continue;
    passed.set(quizTimeId, (passed.get(quizTimeId) ?? new Set()).add(chapterId));
  }
  const chapters = await executor
    .selectFrom('chapter')
    .innerJoin('sub_trail', 'sub_trail.id', 'chapter.sub_trail_id')
    .select(['chapter.id', 'sub_trail_id', 'trail_id'])
    .execute();
  const milestones = new Set(chapters.flatMap(({ sub_trail_id: sub, trail_id: trail }) => [sub, trail]));
  const within = (milestone: string) =>
    chapters.filter(({ sub_trail_id: sub, trail_id: trail }) => sub === milestone || trail === milestone);
  const isComplete = (milestone: string) =>
    [...passed.values()].some((done) => within(milestone).every(({ id }) => done.has(id)));
  return new Set([...milestones].filter(isComplete));
}

/** Milestones of the granted badges and items. */
export async function grantedMilestones(executor: Executor, learnerId: string) {
  const badges = await executor
    .selectFrom('badge_grant')
    .select('place_id')
    .where('learner_id', '=', learnerId)
    .execute();
  const items = await executor
    .selectFrom('item_grant')
    .innerJoin('avatar_item', 'avatar_item.id', 'item_grant.item_id')
    .select('unlocked_at')
    .where('learner_id', '=', learnerId)
    .execute();
  return {
    badges: new Set(badges.map(({ place_id: milestone }) => milestone)),
    items: new Set(items.map(({ unlocked_at: milestone }) => milestone ?? '')),
  };
}

/** The stored totals of the boards. */
export async function boardTotals(executor: Executor, learnerId?: string): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('board_score')
    .selectAll()
    .$if(learnerId !== undefined, (query) => query.where('learner_id', '=', learnerId ?? ''))
    .execute();
  return new Map(rows.map((row) => [`${row.board} ${row.learner_id}`, row.stars]));
}

/** Learners per star total, by `board stars`: counted from the scores, and as stored in the counts table. */
export async function boardCounts(executor: Executor) {
  const scores = await executor.selectFrom('board_score').selectAll().where('hidden', '=', 0).execute();
  const counted = new Map<string, number>();
  for (const { board, stars } of scores) {
    const entry = `${board} ${stars}`;
    counted.set(entry, (counted.get(entry) ?? 0) + 1);
  }
  const stored = await executor.selectFrom('board_count').selectAll().where('learners', '>', 0).execute();
  return { counted, stored: new Map(stored.map((row) => [`${row.board} ${row.stars}`, row.learners])) };
}
