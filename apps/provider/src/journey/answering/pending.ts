import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import { rules } from '../../domain/rules.ts';

/** A question whose key a response would reveal. */
interface Asked {
  readonly learnerId: string;
  readonly questionId: string;
  /** Difficulty of the current answer, where the question does not count as pending. */
  readonly quizTimeId?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function pendingIn({ learnerId, questionId, quizTimeId = '', now }: Asked) {
  return { learnerId, questionId, quizTimeId, over: now - rules.graceMs };
}

export type PendingIn = ReturnType<typeof pendingIn>;

/**
 * SQL expression, 1 or 0: whether an active run of the learner has yet to ask or close the question. Until then,
 * other modes and difficulties must not reveal its key. An expired question (`over`) counts as closed before a
 * command settles it.
 */
export function pendingInRun({ learnerId, questionId, quizTimeId, over }: PendingIn): RawBuilder<number> {
  const closed = sql`(closed_at is not null or deadline_at < ${over})`;
  return sql`case when exists (
    select 1 from run as other
    where other.learner_id = ${learnerId} and other.put_away_at is null and other.quiz_time_id <> ${quizTimeId}
      and other.chapter_id = (select chapter_id from question where id = ${questionId})
      and other.lives > (select count(*) from run_question
        where run_id = other.id and closed_at is null and deadline_at < ${over})
      and (select count(*) from question where chapter_id = other.chapter_id and retired = 0)
        > (select count(*) from run_question where run_id = other.id and ${closed})
      and not exists (select 1 from run_question
        where run_id = other.id and question_id = ${questionId} and ${closed})) then 1 else 0 end`;
}

/** Like `pendingInRun()`, but as a query. */
export async function isPendingInRun(executor: Executor, asked: Asked): Promise<boolean> {
  const row = await selectPending(executor, pendingIn(asked)).executeTakeFirst();
  return row?.pending === 1;
}

const selectPending = statement((executor, asked: PendingIn) =>
  executor.selectNoFrom(pendingInRun(asked).as('pending')),
);

interface Solved {
  readonly correct_answers: unknown;
  readonly explanation: unknown;
  readonly references: unknown;
  readonly book?: unknown;
}

/** A stored result, without its solution if the question is pending now. */
export async function withheld<Result extends Solved>(
  executor: Executor,
  asked: Asked,
  result: Result,
): Promise<Result> {
  if (result.correct_answers === null || !(await isPendingInRun(executor, asked))) return result;
  return withoutSolution(result);
}

/** The result without key, explanation, sources and page. */
export function withoutSolution<Result extends Solved>(result: Result): Result {
  return { ...result, correct_answers: null, explanation: null, references: [], book: null };
}
