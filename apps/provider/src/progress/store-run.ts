import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { ChapterBest } from '../domain/run/chapter-best.ts';
import type { ChapterKey } from './chapter-results.ts';
import type { StoredRun } from './stored-run.ts';
import { questionColumns, runColumns } from './run-rows.ts';

export function runInsert(executor: Executor, run: StoredRun, chapter: ChapterKey) {
  return insertRun(executor, {
    id: run.id,
    learner_id: chapter.learnerId,
    chapter_id: chapter.chapterId,
    quiz_time_id: chapter.quizTimeId,
    seed: run.seed,
    started_at: run.startedAt,
    ...runColumns(run.state),
  });
}

const insertRun = statement((executor, row: Insertable<Database['run']>) =>
  executor.insertInto('run').values(row),
);

/** Stores a run's state without its questions, which `questionUpsert()` stores. */
export function runUpdate(executor: Executor, run: StoredRun) {
  return updateRun(executor, run.id, runColumns(run.state));
}

const updateRun = statement((executor, id: string, columns: ReturnType<typeof runColumns>) =>
  executor.updateTable('run').set(columns).where('id', '=', id),
);

/**
 * Stores an opened question of a run.
 *
 * @param result response that closes it, as JSON; null while it is open
 */
export function questionUpsert(
  executor: Executor,
  run: StoredRun,
  questionId: string,
  result: string | null,
) {
  return upsertQuestion(executor, run.id, questionId, questionColumns(run, questionId, result));
}

const upsertQuestion = statement(
  (executor, runId: string, questionId: string, columns: ReturnType<typeof questionColumns>) =>
    executor
      .insertInto('run_question')
      .values({ run_id: runId, question_id: questionId, ...columns })
      .onConflict((conflict) => conflict.columns(['run_id', 'question_id']).doUpdateSet(columns)),
);

/** Appends rows to the answer log, from which all stars can be recounted. The log is append-only. */
export const insertAnswers = statement((executor, rows: readonly Insertable<Database['answer']>[]) =>
  executor.insertInto('answer').values(rows),
);

export function bestUpsert(
  executor: Executor,
  { learnerId, chapterId, quizTimeId }: ChapterKey,
  { stars, rankedStars, passedAt }: ChapterBest,
) {
  const key = { learner_id: learnerId, chapter_id: chapterId, quiz_time_id: quizTimeId };
  return upsertBest(executor, key, { best_stars: stars, ranked_stars: rankedStars, passed_at: passedAt });
}

type ResultRow = Selectable<Database['chapter_result']>;
type ResultKey = Pick<ResultRow, 'learner_id' | 'chapter_id' | 'quiz_time_id'>;

const upsertBest = statement((executor, key: ResultKey, best: Omit<ResultRow, keyof ResultKey>) =>
  executor
    .insertInto('chapter_result')
    .values({ ...key, ...best })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'quiz_time_id', 'chapter_id']).doUpdateSet(best),
    ),
);
