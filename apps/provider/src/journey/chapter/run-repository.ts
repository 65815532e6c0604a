import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type InferResult, type Insertable, type Selectable, sql } from 'kysely';
import { type Executor, jsonList } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { type BoundStatement, statement } from '../../database/statement.ts';
import type { Answer } from '../../domain/answer.ts';
import type { ChapterBest } from '../../domain/run/better-best.ts';
import { paceBegins } from '../../domain/run/submission.ts';
import { runQuestions } from '../../domain/run/run-questions.ts';
import {
  chapterMode,
  openQuestion,
  type Outcome,
  questionOf,
  type Run,
  type RunQuestion,
} from '../../domain/run/run.ts';
import type { ChapterKey } from '../../play/chapter-results.ts';
import type { StoredRun } from '../../play/stored-run.ts';
import type { Wire } from '../../play/wire.ts';
import { type Decision, pacedAt } from '../answering/decide.ts';
import { type PendingIn, pendingIn, pendingInTry } from '../answering/pending.ts';
import type { OpenClock } from '../answering/present.ts';
import type { PlayedChapter } from './played-chapter.ts';

/** A run as the database holds it, with what its next answer has to know. */
export interface LoadedRun extends StoredRun {
  /** The response that closed the asked question, as JSON; null while it is open. */
  readonly closing: string | null;
  /** The best that runs of the chapter gave before. */
  readonly best: ChapterBest;
  /** As `paceOf` gives it. */
  readonly pacedAt: number | null;
  /** Whether the asked question is pending in another try of the learner. */
  readonly pendingElsewhere: boolean;
}

/** What a run is loaded by. */
type LoadingChapter = Pick<PlayedChapter, keyof ChapterKey | 'questions'>;

/** How a run is loaded. */
export interface Loading {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The question that is answered; absent for a command that answers none. */
  readonly askedId?: string;
  /** What `runAhead` has read of it, if it has. */
  readonly ahead?: readonly RunRow[] | undefined;
}

/**
 * The learner's run of this chapter that is not abandoned, if there is one, with the best before it and the learner's pace at
 * `now`: one statement, because every answer needs all of it.
 */
export async function loadRun(
  executor: Executor,
  chapter: LoadingChapter,
  { now, askedId, ahead }: Loading,
): Promise<LoadedRun | null> {
  const { learnerId, chapterId, quizTimeId } = chapter;
  const asked =
    askedId === undefined ? undefined : pendingIn({ learnerId, questionId: askedId, quizTimeId, now });
  const key = { learnerId, chapterId, quizTimeId };
  const [run] = ahead ?? (await runRow(executor, key, paceBegins(now), asked).execute());
  return run ? loadedRun(run, chapter) : null;
}

/** Which run a command asks for. */
interface Ahead {
  readonly learnerId: string;
  readonly questionId: string;
  /** Undefined when the command leaves it open. */
  readonly quizTimeId: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The same read of the run that holds the question, to be sent with the lock, before the pack is known. Undefined for a command
 * that does not name the difficulty.
 */
export function runAhead(
  executor: Executor,
  { learnerId, questionId, quizTimeId, now }: Ahead,
  { isAnswer }: { readonly isAnswer: boolean },
) {
  if (quizTimeId === undefined) return undefined;
  const asked = isAnswer ? pendingIn({ learnerId, questionId, quizTimeId, now }) : undefined;
  return runRow(executor, { learnerId, questionId, quizTimeId }, paceBegins(now), asked);
}

type RunKey = ChapterKey | (Omit<ChapterKey, 'chapterId'> & { readonly questionId: string });

/** What a run is made of: its own columns, and as JSON those of its opened questions. */
export interface StoredRow extends Pick<Selectable<Database['run']>, (typeof ownColumns)[number]> {
  readonly questions: string;
}

/** The same with what its next answer has to know. */
export interface RunRow extends StoredRow {
  readonly best_stars: number | null;
  readonly best_ranked_stars: number | null;
  readonly passed_at: number | null;
  readonly paced_at: number | null;
  readonly pending_elsewhere: number;
  /** Of the asked question only: the responses of a whole run are long. */
  readonly result: string | null;
}

export const ownColumns = [
  'id',
  'seed',
  'lives',
  'stars',
  'ranked_stars',
  'last_closed_at',
  'started_at',
  'put_away_at',
] as const;

const runRow: (...values: [Executor, RunKey, number, PendingIn | undefined]) => BoundStatement<RunRow> =
  statement((executor, key: RunKey, paced: number, asked: PendingIn | undefined) =>
    executor
      .selectFrom('run')
      .leftJoin('chapter_result', (join) =>
        join
          .onRef('chapter_result.learner_id', '=', 'run.learner_id')
          .onRef('chapter_result.chapter_id', '=', 'run.chapter_id')
          .onRef('chapter_result.quiz_time_id', '=', 'run.quiz_time_id'),
      )
      .select(ownColumns.map((column) => `run.${column}` as const))
      .select(['best_stars', 'chapter_result.ranked_stars as best_ranked_stars', 'passed_at'])
      .select((eb) => [
        jsonList(executor, openedQuestions(eb)).as('questions'),
        pacedAt(key.learnerId, paced).as('paced_at'),
        (asked ? pendingInTry(asked) : sql<number>`0`).as('pending_elsewhere'),
        eb
          .selectFrom('run_question')
          .select('result')
          .whereRef('run_id', '=', 'run.id')
          .where('question_id', '=', asked?.questionId ?? '')
          .as('result'),
      ])
      .where('run.learner_id', '=', key.learnerId)
      .where('run.chapter_id', '=', (eb) =>
        'chapterId' in key
          ? eb.val(key.chapterId)
          : eb.selectFrom('question').select('chapter_id').where('id', '=', key.questionId),
      )
      .where('run.quiz_time_id', '=', key.quizTimeId)
      .where('put_away_at', 'is', null),
  );

/** The questions that the run of the outer query has opened. */
export function openedQuestions(eb: ExpressionBuilder<Database, 'run'>) {
  return eb
    .selectFrom('run_question')
    .select(['question_id', 'opened_at', 'deadline_at', 'closed_at', 'outcome', 'user_answer'])
    .select(['tried', 'reading_until', 'read_aloud'])
    .whereRef('run_id', '=', 'run.id');
}

type OpenedRow = InferResult<ReturnType<typeof openedQuestions>>[number];

/** The clock of the question that the run had open; null when it had none. */
export async function runDeadline(
  executor: Executor,
  run: Pick<Wire['Run'], 'id' | 'open_quiz_id'>,
): Promise<OpenClock | null> {
  if (run.open_quiz_id === null) return null;
  const row = await questionClock(executor, run.id, run.open_quiz_id).executeTakeFirst();
  return row ? { deadlineAt: row.deadline_at, readingUntil: row.reading_until } : null;
}

const questionClock = statement((executor, runId: string, questionId: string) =>
  executor
    .selectFrom('run_question')
    .select(['deadline_at', 'reading_until'])
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId),
);

/** Stores a run that was not stored before. */
export function runInsert(executor: Executor, run: StoredRun, chapter: PlayedChapter) {
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

/** Stores the state of a stored run. Its questions are stored one by one, by `questionUpsert`. */
export function runUpdate(executor: Executor, run: StoredRun) {
  return updateRun(executor, run.id, runColumns(run.state));
}

const updateRun = statement((executor, id: string, columns: ReturnType<typeof runColumns>) =>
  executor.updateTable('run').set(columns).where('id', '=', id),
);

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
    tried: JSON.stringify(run.tried.get(questionId) ?? []),
    reading_until: question.readingUntil,
    read_aloud: question.readAloud ? 1 : 0,
  };
  return upsertQuestion(executor, run.id, questionId, columns);
}

type QuestionRow = Selectable<Database['run_question']>;

const upsertQuestion = statement(
  (executor, runId: string, questionId: string, columns: Omit<QuestionRow, 'run_id' | 'question_id'>) =>
    executor
      .insertInto('run_question')
      .values({ run_id: runId, question_id: questionId, ...columns })
      .onConflict((conflict) => conflict.columns(['run_id', 'question_id']).doUpdateSet(columns)),
);

/** Appends to the log from which every star can be counted again. Nothing changes or deletes its rows. */
export function answerInsert(
  executor: Executor,
  { learnerId }: PlayedChapter,
  { asked, answer, counted, stored }: Decision<Run>,
  at: number,
) {
  return insertAnswer(executor, {
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

const insertAnswer = statement((executor, row: Insertable<Database['answer']>) =>
  executor.insertInto('answer').values(row),
);

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

function loadedRun(row: RunRow, { questions }: LoadingChapter): LoadedRun {
  return {
    ...storedRun(row, questions),
    closing: row.result,
    best: {
      stars: row.best_stars ?? 0,
      rankedStars: row.best_ranked_stars ?? 0,
      passedAt: row.passed_at,
    },
    pacedAt: row.paced_at,
    pendingElsewhere: row.pending_elsewhere === 1,
  };
}

/** The run of this row, with the questions of its chapter. */
export function storedRun(run: StoredRow, questions: PlayedChapter['questions']): StoredRun {
  const chapter = questions.map(({ question: { id, type }, retired }) => ({ id, type, retired }));
  // The columns that `openedQuestions` selects.
  const rows = JSON.parse(run.questions) as readonly OpenedRow[];
  const kept = new Map<string, Answer>();
  for (const { question_id: id, user_answer: json } of rows)
    if (json !== null) kept.set(id, JSON.parse(json) as Answer);
  return {
    id: run.id,
    seed: run.seed,
    startedAt: run.started_at,
    state: {
      mode: chapterMode,
      lives: run.lives,
      stars: run.stars,
      rankedStars: run.ranked_stars,
      questions: runQuestions(chapter, new Map(rows.map((row) => [row.question_id, openedQuestion(row)]))),
      lastClosedAt: run.last_closed_at,
      abandonedAt: run.put_away_at,
    },
    kept,
    tried: new Map(rows.map(({ question_id: id, tried }) => [id, JSON.parse(tried) as Answer[]])),
  };
}

function openedQuestion(row: OpenedRow): RunQuestion {
  return {
    id: row.question_id,
    openedAt: row.opened_at,
    deadlineAt: row.deadline_at,
    closedAt: row.closed_at,
    // Only `questionUpsert` writes this column, from an `Outcome`.
    outcome: row.outcome as Outcome | null,
    readingUntil: row.reading_until,
    readAloud: row.read_aloud === 1,
  };
}
