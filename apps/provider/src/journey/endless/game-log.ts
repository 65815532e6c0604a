import type { Insertable } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { CountedInGame, Game } from '../../domain/endless/game.ts';
import { type Decision, logged } from '../answering/decide.ts';

/**
 * Appends to the log from which every score can be counted again. Nothing changes or deletes its rows.
 *
 * @param at when the answer counted, in epoch milliseconds
 * @param result the response that closed the question, as JSON; null while it stays open
 */
export function endlessAnswerInsert(
  executor: Executor,
  learnerId: string,
  decision: Decision<Game, CountedInGame>,
  at: number,
  result: string | null,
) {
  return insertAnswer(executor, { ...logged(learnerId, decision, at), result });
}

const insertAnswer = statement((executor, row: Insertable<Database['endless_answer']>) =>
  executor.insertInto('endless_answer').values(row),
);

/** The questions that the game has closed. */
export async function askedIn(executor: Executor, gameId: string): Promise<Set<string>> {
  const rows = await selectAsked(executor, gameId).execute();
  return new Set(rows.map((row) => row.question_id));
}

const selectAsked = statement((executor, gameId: string) =>
  executor
    .selectFrom('endless_answer')
    .select('question_id')
    .where('run_id', '=', gameId)
    .where('result', 'is not', null),
);

/** The response that closed the question in this game, as JSON. */
export async function closingResult(
  executor: Executor,
  gameId: string,
  questionId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('endless_answer')
    .select('result')
    .where('run_id', '=', gameId)
    .where('question_id', '=', questionId)
    .where('result', 'is not', null)
    .executeTakeFirst();
  return row?.result ?? null;
}
