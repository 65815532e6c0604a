import type { Insertable, Transaction } from 'kysely';
import { rankOnBoard } from '../../boards/board-rows.ts';
import { boardClimb } from '../../boards/climb-board.ts';
import { findQuestion } from '../../content/pack-cache.ts';
import type { PlayQuestion } from '../../content/questions.ts';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import { together } from '../../database/transaction.ts';
import { endlessBoard } from '../../domain/board/board-name.ts';
import { type CountedInGame, endlessStatus, expireGame, type Game } from '../../domain/endless/game.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';
import { openQuestion } from '../../domain/run/run.ts';
import type { Wire } from '../../kernel/wire.ts';
import { bestScore, gameUpdate, latestGame } from '../../progress/games.ts';
import type { StoredGame } from '../../progress/stored-run.ts';
import { type Decision, logged, type Recorded, timeIsUp } from '../answering/decide.ts';
import type { LockedLearner } from '../answering/locked-learner.ts';
import { isClosed, presentCounted, presentRun, presentSummary } from '../answering/present.ts';

/** The learner's last game in its current state, and whether its time ran out since the last command. */
interface SettledGame {
  readonly game: StoredGame | null;
  readonly expired: boolean;
}

/** Loads the last game and ends it when its question's time is over. The caller holds the learner's lock. */
export async function settledGame(
  transaction: Transaction<Database>,
  { learnerId, content }: LockedLearner,
  now: number,
): Promise<SettledGame> {
  const game = await latestGame(transaction, learnerId);
  const open = game && openQuestion(game.state);
  if (!open) return { game, expired: false };
  const state = expireGame(game.state, now);
  if (state === game.state) return { game, expired: false };
  const decision = timeIsUp(game, state, findQuestion(content, open.id));
  const { writes } = await recordGameAnswer(transaction, learnerId, decision, state.lastClosedAt);
  await together(transaction, writes);
  return { game: { ...game, state }, expired: true };
}

/**
 * Response and writes of a counted answer: game and log, and with a star possibly the board.
 *
 * @param at time of the answer, epoch milliseconds
 */
export async function recordGameAnswer(
  executor: Executor,
  learnerId: string,
  decision: Decision<Game, CountedInGame>,
  at: number,
): Promise<Recorded<Wire['EndlessResult']>> {
  const { asked, counted, stored } = decision;
  const { stars, rankedStars } = stored.state;
  const best = Math.max(stars, await bestScore(executor, learnerId));
  const closed = isClosed(stored.state, asked.question.id);
  const response = {
    ...presentCounted(decision),
    hint: null,
    total_star: best,
    status: presentStatus(stored, best),
    ...presentSummary(presentRun(stored, at)),
  };
  const climbs = counted.star === 1 && (await isBest(executor, learnerId, rankedStars));
  const closing = closed ? JSON.stringify(response) : null;
  const writes = [
    gameUpdate(executor, stored),
    endlessAnswerInsert(executor, learnerId, decision, at, closing),
    ...(climbs ? boardClimb(executor, endlessBoard, learnerId, at) : []),
  ];
  return { response, writes };
}

/** The best game counts: a star raises the board only if the game has more ranked stars than any earlier game. */
async function isBest(executor: Executor, learnerId: string, score: number): Promise<boolean> {
  return score > ((await rankOnBoard(executor, endlessBoard, learnerId).executeTakeFirst())?.stars ?? 0);
}

/** The open question, numbered by its position in the game. */
export function presentEndlessQuiz({ question }: PlayQuestion, game: StoredGame): Wire['Quiz'] {
  const number = game.state.stars + 1;
  const remembered = game.remembered.get(question.id);
  return {
    id: question.id,
    order: number,
    type: question.type,
    current_question_number: number,
    closed: false,
    content: publicQuestion(question, game.seed),
    ...(remembered !== undefined && { user_answer: remembered }),
  };
}

/** Status for the summary; null for a running game. */
export function presentStatus({ state }: StoredGame, best: number): Wire['EndlessStatus'] {
  return state.endedAt === null ? null : endlessStatus(state.stars, best);
}

/**
 * Appends to the answer log, from which all scores can be recounted. The log is append-only.
 *
 * @param at time of the answer, epoch milliseconds
 * @param result response that closed the question, as JSON; null while it is open
 */
function endlessAnswerInsert(
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

/** Questions closed by the game. */
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
