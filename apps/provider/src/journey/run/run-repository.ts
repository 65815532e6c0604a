import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { runQuestions } from '../../domain/run/run-questions.ts';
import {
  openQuestion,
  type Outcome,
  questionOf,
  type RunQuestion,
  type RunState,
} from '../../domain/run/run-state.ts';
import type { OpenPlace } from '../player/play-on-clock.ts';
import type { PlayedRun, StoredRun } from './played-run.ts';
import { pacedAt } from './require-turn.ts';
import type { Stage } from './stage.ts';

/**
 * The learner's run at this stage that is not abandoned, if there is one, with the best before it and the learner's pace at
 * `now`: one statement, because every answer needs all of it.
 */
export async function loadRun(executor: Executor, stage: Stage, now: number): Promise<StoredRun | null> {
  const rows = await runRows(executor, stage, now);
  const [run] = rows;
  return run ? storedRun(run, rows, stage) : null;
}

/** A row for each question of the run that was opened. */
function runRows(executor: Executor, { learnerId, chapterId, quizTimeId }: Stage, now: number) {
  return executor
    .selectFrom('run')
    .innerJoin('run_question', 'run_question.run_id', 'run.id')
    .leftJoin('chapter_result', (join) =>
      join
        .onRef('chapter_result.learner_id', '=', 'run.learner_id')
        .onRef('chapter_result.chapter_id', '=', 'run.chapter_id')
        .onRef('chapter_result.quiz_time_id', '=', 'run.quiz_time_id'),
    )
    .select(['question_id', 'opened_at', 'deadline_at', 'closed_at', 'outcome', 'user_answer', 'result'])
    .select([
      'run.id',
      'seed',
      'lives',
      'stars',
      'run.ranked_stars',
      'last_closed_at',
      'started_at',
      'put_away_at',
    ])
    .select(['best_stars', 'chapter_result.ranked_stars as best_ranked_stars', 'passed_at'])
    .select(pacedAt(learnerId, now).as('paced_at'))
    .where('run.learner_id', '=', learnerId)
    .where('run.chapter_id', '=', chapterId)
    .where('run.quiz_time_id', '=', quizTimeId)
    .where('put_away_at', 'is', null)
    .execute();
}

type RunRow = Awaited<ReturnType<typeof runRows>>[number];

/** When the question that the run had open runs out of time; null when it had none. */
export async function deadlineOf(executor: Executor, run: OpenPlace): Promise<number | null> {
  const row = await executor
    .selectFrom('run_question')
    .select('deadline_at')
    .where('run_id', '=', run.id)
    .where('question_id', '=', run.open_quiz_id)
    .executeTakeFirst();
  return row?.deadline_at ?? null;
}

/** Stores a run that was not stored before. */
export function runInsert(executor: Executor, run: PlayedRun, stage: Stage) {
  return executor.insertInto('run').values({
    id: run.id,
    learner_id: stage.learnerId,
    chapter_id: stage.chapterId,
    quiz_time_id: stage.quizTimeId,
    seed: run.seed,
    started_at: run.startedAt,
    ...runColumns(run.state),
  });
}

/** Stores the state of a stored run. Its questions are stored one by one, by `questionUpsert`. */
export function runUpdate(executor: Executor, run: PlayedRun) {
  return executor.updateTable('run').set(runColumns(run.state)).where('id', '=', run.id);
}

/** Stores one question of a stored run, with what it remembers and its result once it is closed. It must have been opened. */
export function questionUpsert(executor: Executor, run: PlayedRun, questionId: string) {
  const question = questionOf(run.state, questionId);
  if (!question || question.openedAt === null)
    throw new Error('A question that was never opened is not stored.');
  const kept = run.kept.get(questionId);
  const columns = {
    opened_at: question.openedAt,
    deadline_at: question.deadlineAt,
    closed_at: question.closedAt,
    outcome: question.outcome,
    user_answer: kept === undefined ? null : JSON.stringify(kept),
    result: run.results.get(questionId) ?? null,
  };
  return executor
    .insertInto('run_question')
    .values({ run_id: run.id, question_id: questionId, ...columns })
    .onConflict((conflict) => conflict.columns(['run_id', 'question_id']).doUpdateSet(columns));
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

function storedRun(run: RunRow, rows: readonly RunRow[], stage: Stage): StoredRun {
  const chapter = stage.questions.map(({ question: { id, type }, retired }) => ({ id, type, retired }));
  const opened = new Map(rows.map((row) => [row.question_id, openedQuestion(row)]));
  return {
    id: run.id,
    seed: run.seed,
    startedAt: run.started_at,
    state: {
      lives: run.lives,
      stars: run.stars,
      rankedStars: run.ranked_stars,
      questions: runQuestions(chapter, opened),
      lastClosedAt: run.last_closed_at,
      putAwayAt: run.put_away_at,
    },
    kept: columnOf(rows, 'user_answer', (json) => JSON.parse(json) as Answer),
    results: columnOf(rows, 'result', (json) => json),
    best: {
      stars: run.best_stars ?? 0,
      rankedStars: run.best_ranked_stars ?? 0,
      passedAt: run.passed_at,
    },
    pacedAt: run.paced_at,
  };
}

function openedQuestion(row: RunRow): RunQuestion {
  return {
    id: row.question_id,
    openedAt: row.opened_at,
    deadlineAt: row.deadline_at,
    closedAt: row.closed_at,
    // Only `questionUpsert` writes this column, from an `Outcome`.
    outcome: row.outcome as Outcome | null,
  };
}

function columnOf<Value>(
  rows: readonly RunRow[],
  column: 'user_answer' | 'result',
  read: (json: string) => Value,
): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const row of rows) {
    const json = row[column];
    if (json !== null) values.set(row.question_id, read(json));
  }
  return values;
}
