import { randomUUID } from 'node:crypto';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import type { EndlessCode } from '../../domain/endless/endless-game.ts';
import { pacedAt } from '../run/require-turn.ts';

/** One submission as it counted. */
export interface LoggedEndlessAnswer {
  readonly runId: string;
  readonly questionId: string;
  readonly learnerId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly answer: Answer;
  readonly code: EndlessCode;
  readonly star: 0 | 1;
  readonly ranked: boolean;
  /** The response that closed the question, as JSON; null while it stays open. */
  readonly result: string | null;
}

/** Appends to the log from which every score can be counted again. Nothing changes or deletes its rows. */
export function endlessAnswerInsert(executor: Executor, logged: LoggedEndlessAnswer) {
  return executor.insertInto('endless_answer').values({
    id: randomUUID(),
    run_id: logged.runId,
    question_id: logged.questionId,
    learner_id: logged.learnerId,
    submitted_at: logged.at,
    answer: JSON.stringify(logged.answer),
    code: logged.code,
    star: logged.star,
    ranked: logged.ranked ? 1 : 0,
    result: logged.result,
  });
}

/** The questions that the game has closed. */
export async function askedIn(executor: Executor, runId: string): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('endless_answer')
    .select('question_id')
    .where('run_id', '=', runId)
    .where('result', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.question_id));
}

/** The response that closed the question in this game, as JSON. */
export async function storedEndlessResult(
  executor: Executor,
  runId: string,
  questionId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('endless_answer')
    .select('result')
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId)
    .where('result', 'is not', null)
    .executeTakeFirst();
  return row?.result ?? null;
}

/** When the oldest came of as many answers as one second allows; null with fewer. */
export async function paceOf(executor: Executor, learnerId: string, now: number): Promise<number | null> {
  const row = await executor.selectNoFrom(pacedAt(learnerId, now).as('at')).executeTakeFirst();
  return row?.at ?? null;
}
