import type { Selectable } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import type { Answer } from '../../domain/answer.ts';
import { openQuestion, type Outcome, type RunQuestion, type RunState } from '../../domain/run/run-state.ts';
import type { PlayedRun } from './played-run.ts';
import type { Stage } from './stage.ts';

type RunRow = Selectable<Database['run']>;
type RunQuestionRow = Selectable<Database['run_question']>;

/** The learner's run at this stage that is not put away, if there is one. */
export async function loadRun(executor: Executor, stage: Stage): Promise<PlayedRun | null> {
  const run = await executor
    .selectFrom('run')
    .selectAll()
    .where('learner_id', '=', stage.learnerId)
    .where('chapter_id', '=', stage.chapterId)
    .where('quiz_time_id', '=', stage.quizTimeId)
    .where('put_away_at', 'is', null)
    .executeTakeFirst();
  if (!run) return null;
  const rows = await executor.selectFrom('run_question').selectAll().where('run_id', '=', run.id).execute();
  return playedRun(run, new Map(rows.map((row) => [row.question_id, row])), stage);
}

/** Stores a run that was not stored before. */
export async function insertRun(executor: Executor, run: PlayedRun, stage: Stage): Promise<void> {
  await executor
    .insertInto('run')
    .values({
      id: run.id,
      learner_id: stage.learnerId,
      chapter_id: stage.chapterId,
      quiz_time_id: stage.quizTimeId,
      seed: run.seed,
      started_at: run.startedAt,
      ...runColumns(run.state),
    })
    .execute();
}

/** Stores the state of a stored run. Its questions are stored one by one, by `saveQuestion`. */
export async function saveRun(executor: Executor, run: PlayedRun): Promise<void> {
  await executor.updateTable('run').set(runColumns(run.state)).where('id', '=', run.id).execute();
}

/** Stores one opened question of a stored run, with what it remembers and its result once it is closed. */
export async function saveQuestion(executor: Executor, run: PlayedRun, questionId: string): Promise<void> {
  const question = run.state.questions.find(({ id }) => id === questionId);
  if (!question || question.openedAt === null) return;
  const kept = run.kept.get(questionId);
  const columns = {
    opened_at: question.openedAt,
    deadline_at: question.deadlineAt,
    closed_at: question.closedAt,
    outcome: question.outcome,
    user_answer: kept === undefined ? null : JSON.stringify(kept),
    result: run.results.get(questionId) ?? null,
  };
  await executor
    .insertInto('run_question')
    .values({ run_id: run.id, question_id: questionId, ...columns })
    .onConflict((conflict) => conflict.columns(['run_id', 'question_id']).doUpdateSet(columns))
    .execute();
}

function runColumns(state: RunState) {
  return {
    lives: state.lives,
    stars: state.stars,
    ranked_stars: state.rankedStars,
    open_question_id: openQuestion(state)?.id ?? null,
    last_closed_at: state.lastClosedAt,
    put_away_at: state.putAwayAt,
  };
}

function playedRun(run: RunRow, rows: ReadonlyMap<string, RunQuestionRow>, stage: Stage): PlayedRun {
  const played = stage.questions.filter(({ question, retired }) => !retired || rows.has(question.id));
  return {
    id: run.id,
    seed: run.seed,
    startedAt: run.started_at,
    state: {
      lives: run.lives,
      stars: run.stars,
      rankedStars: run.ranked_stars,
      questions: played.map(({ question }) => runQuestion(question.id, rows.get(question.id))),
      lastClosedAt: run.last_closed_at,
      putAwayAt: run.put_away_at,
    },
    kept: columnOf(rows, 'user_answer', (json) => JSON.parse(json) as Answer),
    results: columnOf(rows, 'result', (json) => json),
  };
}

function runQuestion(id: string, row: RunQuestionRow | undefined): RunQuestion {
  return {
    id,
    openedAt: row?.opened_at ?? null,
    deadlineAt: row?.deadline_at ?? null,
    closedAt: row?.closed_at ?? null,
    // Only `saveQuestion` writes this column, from an `Outcome`.
    outcome: (row?.outcome ?? null) as Outcome | null,
  };
}

function columnOf<Value>(
  rows: ReadonlyMap<string, RunQuestionRow>,
  column: 'user_answer' | 'result',
  read: (json: string) => Value,
): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const [id, row] of rows) {
    const json = row[column];
    if (json !== null) values.set(id, read(json));
  }
  return values;
}
