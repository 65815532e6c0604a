import type { ExpressionBuilder, InferResult, Selectable } from 'kysely';
import type { PlayQuestion } from '../content/questions.ts';
import type { Database } from '../database/schema.ts';
import type { Answer } from '../domain/answer.ts';
import {
  chapterMode,
  type QuestionOutcome,
  questionOf,
  type Run,
  type RunQuestion,
  runQuestions,
} from '../domain/run/run.ts';
import type { StoredRun } from './stored-run.ts';

/** Columns of a run, with its opened questions as JSON. */
export interface StoredRow extends Pick<Selectable<Database['run']>, (typeof ownColumns)[number]> {
  readonly questions: string;
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

/** Opened questions of the outer query's run. */
export function openedQuestions(eb: ExpressionBuilder<Database, 'run'>) {
  return eb
    .selectFrom('run_question')
    .select(['question_id', 'opened_at', 'deadline_at', 'closed_at', 'outcome', 'user_answer'])
    .select(['tried', 'reading_until', 'read_aloud'])
    .whereRef('run_id', '=', 'run.id');
}

type OpenedRow = InferResult<ReturnType<typeof openedQuestions>>[number];

export function storedRun(run: StoredRow, questions: readonly PlayQuestion[]): StoredRun {
  // Safe cast: `openedQuestions` selects these columns.
  const rows = JSON.parse(run.questions) as readonly OpenedRow[];
  const remembered = new Map<string, Answer>();
  for (const { question_id: id, user_answer: json } of rows)
    if (json !== null) remembered.set(id, JSON.parse(json) as Answer);
  return {
    id: run.id,
    seed: run.seed,
    startedAt: run.started_at,
    state: {
      mode: chapterMode,
      lives: run.lives,
      stars: run.stars,
      rankedStars: run.ranked_stars,
      questions: questionsInRun(
        questions,
        new Map(rows.map((row) => [row.question_id, openedQuestion(row)])),
      ),
      lastClosedAt: run.last_closed_at,
      abandonedAt: run.put_away_at,
    },
    remembered,
    wrongAnswers: new Map(rows.map(({ question_id: id, tried }) => [id, JSON.parse(tried) as Answer[]])),
  };
}

/** Like `runQuestions()`, for the content's questions of the chapter. */
export function questionsInRun(
  questions: readonly PlayQuestion[],
  opened: ReadonlyMap<string, RunQuestion>,
): RunQuestion[] {
  const chapter = questions.map(({ question: { id, type }, retired }) => ({ id, type, retired }));
  return runQuestions(chapter, opened);
}

function openedQuestion(row: OpenedRow): RunQuestion {
  return {
    id: row.question_id,
    openedAt: row.opened_at,
    deadlineAt: row.deadline_at,
    closedAt: row.closed_at,
    // Safe cast: `questionColumns` writes a `QuestionOutcome`.
    outcome: row.outcome as QuestionOutcome | null,
    extraTimeUntil: row.reading_until,
    readAloud: row.read_aloud === 1,
  };
}

/** Columns that change during a run. */
export function runColumns(state: Run) {
  return {
    lives: state.lives,
    stars: state.stars,
    ranked_stars: state.rankedStars,
    last_closed_at: state.lastClosedAt,
    put_away_at: state.abandonedAt,
  };
}

/**
 * Columns of an opened question.
 *
 * @param result response that closes it, as JSON; null while it is open
 */
export function questionColumns(run: StoredRun, questionId: string, result: string | null) {
  const question = questionOf(run.state, questionId);
  if (!question || question.openedAt === null)
    throw new Error('A question that was never opened is not stored.');
  const remembered = run.remembered.get(questionId);
  return {
    opened_at: question.openedAt,
    deadline_at: question.deadlineAt,
    closed_at: question.closedAt,
    outcome: question.outcome,
    user_answer: remembered === undefined ? null : JSON.stringify(remembered),
    result,
    tried: JSON.stringify(run.wrongAnswers.get(questionId) ?? []),
    reading_until: question.extraTimeUntil,
    read_aloud: question.readAloud ? 1 : 0,
  };
}
