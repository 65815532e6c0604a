import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import type { ChapterBest } from '../../domain/run/better-best.ts';
import { runQuestions } from '../../domain/run/run-questions.ts';
import {
  chapterMode,
  openQuestion,
  type Outcome,
  questionOf,
  type Run,
  type RunQuestion,
} from '../../domain/run/run.ts';
import type { StoredRun } from '../../play/stored-run.ts';
import type { Wire } from '../../play/wire.ts';
import { type Decision, pacedAt } from '../answering/decide.ts';
import { pendingInTry } from '../answering/pending.ts';
import type { PlayedChapter } from './played-chapter.ts';

/** A run as the database holds it, with what its next answer has to know. */
export interface LoadedRun extends StoredRun {
  /** The responses that closed its questions, as JSON. */
  readonly results: ReadonlyMap<string, string>;
  /** The best that runs of the chapter gave before. */
  readonly best: ChapterBest;
  /** As `paceOf` gives it. */
  readonly pacedAt: number | null;
  /** Whether the asked question is pending in another try of the learner. */
  readonly pendingElsewhere: boolean;
}

/**
 * The learner's run of this chapter that is not abandoned, if there is one, with the best before it and the learner's pace at
 * `now`: one statement, because every answer needs all of it.
 *
 * @param askedId the question that is answered; null for a command that answers none
 */
export async function loadRun(
  executor: Executor,
  chapter: PlayedChapter,
  now: number,
  askedId: string | null,
): Promise<LoadedRun | null> {
  const rows = await runRows(executor, chapter, now, askedId);
  const [run] = rows;
  return run ? loadedRun(run, rows, chapter) : null;
}

/** A row for each question of the run that was opened. */
function runRows(executor: Executor, chapter: PlayedChapter, now: number, questionId: string | null) {
  const { learner, learnerId, chapterId, quizTimeId } = chapter;
  const pending =
    questionId === null ? sql<number>`0` : pendingInTry({ ...learner, questionId, quizTimeId, now });
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
    .select([pacedAt(learnerId, now).as('paced_at'), pending.as('pending_elsewhere')])
    .where('run.learner_id', '=', learnerId)
    .where('run.chapter_id', '=', chapterId)
    .where('run.quiz_time_id', '=', quizTimeId)
    .where('put_away_at', 'is', null)
    .execute();
}

type RunRow = Awaited<ReturnType<typeof runRows>>[number];

/** When the question that the run had open runs out of time, in epoch milliseconds; null when it had none. */
export async function runDeadline(
  executor: Executor,
  run: Pick<Wire['Run'], 'id' | 'open_quiz_id'>,
): Promise<number | null> {
  const row = await executor
    .selectFrom('run_question')
    .select('deadline_at')
    .where('run_id', '=', run.id)
    .where('question_id', '=', run.open_quiz_id)
    .executeTakeFirst();
  return row?.deadline_at ?? null;
}

/** Stores a run that was not stored before. */
export function runInsert(executor: Executor, run: StoredRun, chapter: PlayedChapter) {
  return executor.insertInto('run').values({
    id: run.id,
    learner_id: chapter.learnerId,
    chapter_id: chapter.chapterId,
    quiz_time_id: chapter.quizTimeId,
    seed: run.seed,
    started_at: run.startedAt,
    ...runColumns(run.state),
  });
}

/** Stores the state of a stored run. Its questions are stored one by one, by `questionUpsert`. */
export function runUpdate(executor: Executor, run: StoredRun) {
  return executor.updateTable('run').set(runColumns(run.state)).where('id', '=', run.id);
}

/**
 * Stores one question of a stored run, with what it remembers. It must have been opened.
 *
 * @param result the response that closes it, as JSON; null while it is open
 */
export function questionUpsert(
  executor: Executor,
  run: StoredRun,
  questionId: string,
  result: string | null,
) {
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
    result,
  };
  return executor
    .insertInto('run_question')
    .values({ run_id: run.id, question_id: questionId, ...columns })
    .onConflict((conflict) => conflict.columns(['run_id', 'question_id']).doUpdateSet(columns));
}

/** Appends to the log from which every star can be counted again. Nothing changes or deletes its rows. */
export function answerInsert(
  executor: Executor,
  { learnerId }: PlayedChapter,
  { asked, answer, counted, stored }: Decision<Run>,
  at: number,
) {
  return executor.insertInto('answer').values({
    id: randomUUID(),
    run_id: stored.id,
    question_id: asked.question.id,
    learner_id: learnerId,
    submitted_at: at,
    answer: JSON.stringify(answer),
    code: counted.code,
    star: counted.star,
    life_lost: counted.lifeLost,
    ranked: counted.ranked ? 1 : 0,
  });
}

function runColumns(state: Run) {
  return {
    lives: state.lives,
    stars: state.stars,
    ranked_stars: state.rankedStars,
    open_question_id: openQuestion(state)?.id ?? null,
    last_closed_at: state.lastClosedAt,
    put_away_at: state.abandonedAt,
  };
}

function loadedRun(run: RunRow, rows: readonly RunRow[], { questions }: PlayedChapter): LoadedRun {
  const chapter = questions.map(({ question: { id, type }, retired }) => ({ id, type, retired }));
  const opened = new Map(rows.map((row) => [row.question_id, openedQuestion(row)]));
  return {
    id: run.id,
    seed: run.seed,
    startedAt: run.started_at,
    state: {
      mode: chapterMode,
      lives: run.lives,
      stars: run.stars,
      rankedStars: run.ranked_stars,
      questions: runQuestions(chapter, opened),
      lastClosedAt: run.last_closed_at,
      abandonedAt: run.put_away_at,
    },
    kept: columnOf(rows, 'user_answer', (json) => JSON.parse(json) as Answer),
    results: columnOf(rows, 'result', (json) => json),
    best: {
      stars: run.best_stars ?? 0,
      rankedStars: run.best_ranked_stars ?? 0,
      passedAt: run.passed_at,
    },
    pacedAt: run.paced_at,
    pendingElsewhere: run.pending_elsewhere === 1,
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
