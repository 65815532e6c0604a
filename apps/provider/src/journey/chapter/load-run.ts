import { type ExpressionBuilder, sql } from 'kysely';
import { type Executor, jsonList } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { type BoundStatement, statement } from '../../database/statement.ts';
import { rules } from '../../domain/rules.ts';
import type { ChapterBest } from '../../domain/run/chapter-best.ts';
import { paceBegins } from '../../domain/run/submission.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { ChapterKey } from '../../progress/chapter-results.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import { pacedAt } from '../answering/decide.ts';
import { type LockedRow, lockedRow, type Player } from '../answering/locked-learner.ts';
import { type PendingIn, pendingIn, pendingInRun } from '../answering/pending.ts';
import type { OpenClock } from '../answering/present.ts';
import type { PlayedChapter } from './played-chapter.ts';
import { openedQuestions, ownColumns, storedRun, type StoredRow } from '../../progress/run-rows.ts';

/** A stored run with the data for its next answer. */
export interface LoadedRun extends StoredRun {
  /** Response that closed the asked question, as JSON; null while it is open. */
  readonly closing: string | null;
  /** Best result of the chapter's earlier runs. */
  readonly best: ChapterBest;
  /** Passed chapters at the difficulty, if the answer may pass this chapter; otherwise empty. */
  readonly passedChapters: ReadonlySet<string>;
  /** Result of `paceOf()`. */
  readonly pacedAt: number | null;
  /** True if the asked question is pending in another run of the learner. */
  readonly pendingElsewhere: boolean;
}

type LoadingChapter = Pick<PlayedChapter, keyof ChapterKey | 'questions'>;

export interface Loading {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The answered question; absent for commands without an answer. */
  readonly askedId?: string;
  /** Row of `lockedRun()`, for a command with a difficulty. */
  readonly ahead?: RunRow | undefined;
}

/**
 * The learner's active run of the chapter, if any, with the earlier best and the answer rate at `now`. One statement,
 * because every answer needs all of it.
 */
export async function loadRun(
  executor: Executor,
  chapter: LoadingChapter,
  { now, askedId, ahead }: Loading,
): Promise<LoadedRun | null> {
  const { learnerId, chapterId, quizTimeId } = chapter;
  const asked =
    askedId === undefined ? undefined : pendingIn({ learnerId, questionId: askedId, quizTimeId, now });
  const key = { chapterId, quizTimeId };
  const row =
    ahead ?? (await selectRun(executor, { learnerId }, key, paceBegins(now), asked).executeTakeFirst());
  return row && hasRun(row) ? loadedRun(row, chapter) : null;
}

/** The run that a command needs. */
interface Asking {
  readonly questionId: string;
  /** Undefined if the command omits it: then no run is read. */
  readonly quizTimeId: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Reads the locked columns and the question's run before the pack is known, in one statement under the lock. */
export function lockedRun(
  executor: Executor,
  player: Player,
  { questionId, quizTimeId = '', now }: Asking,
  { isAnswer }: { readonly isAnswer: boolean },
): BoundStatement<RunRow> {
  const { learnerId } = player;
  const asked = isAnswer ? pendingIn({ learnerId, questionId, quizTimeId, now }) : undefined;
  return selectRun(executor, player, { questionId, quizTimeId }, paceBegins(now), asked);
}

type RunKey = Pick<ChapterKey, 'quizTimeId'> &
  ({ readonly chapterId: string } | { readonly questionId: string });

/** Columns of `LoadedRun`; null without a run. */
export interface RunRow extends LockedRow, NullableColumns<StoredRow> {
  readonly best_stars: number | null;
  readonly best_ranked_stars: number | null;
  readonly passed_at: number | null;
  /** JSON; null unless one more star passes the chapter. */
  readonly passed_chapters: string | null;
  readonly paced_at: number | null;
  readonly pending_elsewhere: number;
  /** Response of the asked question only, because a whole run's responses are long. */
  readonly result: string | null;
}

type NullableColumns<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

const selectRun: (
  ...values: [Executor, Player, RunKey, number, PendingIn | undefined]
) => BoundStatement<RunRow> = statement(
  (executor, player: Player, key: RunKey, paced: number, asked: PendingIn | undefined) =>
    lockedRow(executor, player)
      .leftJoin('run', (join) =>
        join
          .onRef('run.learner_id', '=', 'learner.id')
          .on('run.chapter_id', '=', (eb) =>
            'chapterId' in key
              ? eb.val(key.chapterId)
              : eb.selectFrom('question').select('chapter_id').where('id', '=', key.questionId),
          )
          .on('run.quiz_time_id', '=', key.quizTimeId)
          .on('run.put_away_at', 'is', null),
      )
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
        eb
          .case()
          .when('passed_at', 'is not', null)
          .then(null)
          .when('run.stars', '>=', rules.starsToPass - 1)
          .then(jsonList(executor, passedAt(eb)))
          .end()
          .as('passed_chapters'),
        pacedAt(player.learnerId, paced).as('paced_at'),
        (asked ? pendingInRun(asked) : sql<number>`0`).as('pending_elsewhere'),
        eb
          .selectFrom('run_question')
          .select('result')
          .whereRef('run_id', '=', 'run.id')
          .where('question_id', '=', asked?.questionId ?? '')
          .as('result'),
      ]),
);

/** Chapters passed at the difficulty of the outer query's run. */
function passedAt(eb: ExpressionBuilder<Database, 'run'>) {
  return eb
    .selectFrom('chapter_result as other')
    .select('other.chapter_id')
    .whereRef('other.learner_id', '=', 'run.learner_id')
    .whereRef('other.quiz_time_id', '=', 'run.quiz_time_id')
    .where('other.best_stars', '>=', rules.starsToPass);
}

function hasRun(row: RunRow): row is RunRow & StoredRow {
  return row.id !== null;
}

function loadedRun(row: RunRow & StoredRow, { questions }: LoadingChapter): LoadedRun {
  // Safe cast: `passedAt` selects this column.
  const passed = JSON.parse(row.passed_chapters ?? '[]') as readonly { readonly chapter_id: string }[];
  return {
    ...storedRun(row, questions),
    closing: row.result,
    best: {
      stars: row.best_stars ?? 0,
      rankedStars: row.best_ranked_stars ?? 0,
      passedAt: row.passed_at,
    },
    passedChapters: new Set(passed.map(({ chapter_id: id }) => id)),
    pacedAt: row.paced_at,
    pendingElsewhere: row.pending_elsewhere === 1,
  };
}

/** The clock of the run's open question; null without an open question. */
export async function runDeadline(
  executor: Executor,
  run: Pick<Wire['Run'], 'id' | 'open_quiz_id'>,
): Promise<OpenClock | null> {
  if (run.open_quiz_id === null) return null;
  const row = await questionClock(executor, run.id, run.open_quiz_id).executeTakeFirst();
  return row ? { deadlineAt: row.deadline_at, extraTimeUntil: row.reading_until } : null;
}

const questionClock = statement((executor, runId: string, questionId: string) =>
  executor
    .selectFrom('run_question')
    .select(['deadline_at', 'reading_until'])
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId),
);
