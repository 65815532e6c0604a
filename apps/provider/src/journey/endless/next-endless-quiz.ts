import type { Transaction } from 'kysely';
import {
  findEndlessQuizTime,
  findQuestion,
  questionBank,
  type QuizTimeRow,
} from '../../content/pack-cache.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { drawQuestion } from '../../domain/endless/draw-question.ts';
import { completeGame, newGame, openInGame } from '../../domain/endless/game.ts';
import { timeLimitMs } from '../../domain/run/question-clock.ts';
import { openQuestion } from '../../domain/run/run.ts';
import { storeResponse } from '../../idempotency/stored-response.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { bestScore, gameDeadline, gameInsert, gameUpdate } from '../../progress/games.ts';
import { freshRun, type StoredGame } from '../../progress/stored-run.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { type LockedLearner, lockToWrite } from '../answering/locked-learner.ts';
import { presentRun, withTimeLeft } from '../answering/present.ts';
import { askedIn, presentEndlessQuiz, presentStatus, settledGame } from './game-in-play.ts';

/**
 * The open question, or else the next question; starts a game if none is running. 404 for a quiz time of the journey,
 * 429 after too many new games.
 */
export const nextEndlessQuiz: Handler<'nextEndlessQuiz' | 'nextEndlessQuizBare'> = (call) => {
  const { context, session, params, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'nextEndlessQuiz', request: params, now };
  return inTransaction(context.database, async (transaction) => {
    const { learner, stored } = await lockToWrite<Wire['EndlessQuiz']>(transaction, write);
    if (stored)
      return withTimeLeft(stored.response, await gameDeadline(transaction, stored.response.run), now);
    const quizTime = findEndlessQuizTime(learner.content, params.quizTimeId);
    const { game, expired } = await settledGame(transaction, learner, now);
    const next = game && expired ? game : await gameInPlay(transaction, game, learner, quizTime, now);
    const response = await presentNext(transaction, learner, next, now);
    await storeResponse(transaction, write, response);
    return response;
  });
};

/** The running game with its current question, or a new game; finished when no question is left. */
async function gameInPlay(
  transaction: Transaction<Database>,
  latest: StoredGame | null,
  { learnerId, calm, content }: LockedLearner,
  quizTime: QuizTimeRow,
  now: number,
): Promise<StoredGame> {
  const going = latest && latest.state.endedAt === null ? latest : null;
  if (going && openQuestion(going.state)) return going;
  const game = going ?? (await nextGame(transaction, latest, learnerId, now));
  const asked = going ? await askedIn(transaction, game.id) : new Set<string>();
  const id = drawQuestion(questionBank(content), asked, game.seed);
  if (id === null && !going) throw notFound();
  const limitMs = timeLimitMs(quizTime.seconds, calm);
  const state = id === null ? completeGame(game.state, now) : openInGame(game.state, id, now, limitMs);
  const after = { ...game, state };
  await (
    going ? gameUpdate(transaction, after) : gameInsert(transaction, after, learnerId, quizTime.id)
  ).execute();
  return after;
}

/** A new game. Throws 429 after too many new games within an hour. */
async function nextGame(
  transaction: Transaction<Database>,
  latest: StoredGame | null,
  learnerId: string,
  now: number,
): Promise<StoredGame> {
  await requireWithinLimits(transaction, now, [[limits.endlessGames, learnerId]]);
  // Games stay in order after a backward clock change.
  return freshRun(newGame(now), Math.max(now, (latest?.startedAt ?? 0) + 1));
}

async function presentNext(
  transaction: Transaction<Database>,
  { learnerId, content }: LockedLearner,
  game: StoredGame,
  now: number,
): Promise<Wire['EndlessQuiz']> {
  const run = presentRun(game, now);
  const open = openQuestion(game.state);
  if (open) return { data: presentEndlessQuiz(findQuestion(content, open.id), game), run, status: null };
  return { data: null, run, status: presentStatus(game, await bestScore(transaction, learnerId)) };
}
