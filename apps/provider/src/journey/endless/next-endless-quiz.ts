import type { Transaction } from 'kysely';
import { notFound } from '../../kernel/errors.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { drawQuestion } from '../../domain/endless/draw-question.ts';
import { openInGame } from '../../domain/endless/endless-game.ts';
import { timeLimitMs } from '../../domain/run/time-limit.ts';
import { findQuestion } from '../../play/play-question.ts';
import { findEndlessQuizTime, type QuizTimeRow } from '../../play/quiz-times.ts';
import type { Player } from '../player/lock-player.ts';
import { playOnClock } from '../player/play-on-clock.ts';
import type { Wire } from '../../play/wire.ts';
import { askedIn } from './game-log.ts';
import { bestScore, gameDeadlineOf, gameUpdate, insertGame } from '../../play/game-repository.ts';
import { freshGame, type PlayedGame } from '../../play/played-game.ts';
import { presentEndlessQuiz, presentGame, presentStatus } from './present-game.ts';
import { questionBank } from './question-bank.ts';
import { settledGame } from './settle-game.ts';

/** The question that is open, or else the next one; begins a game when none is going on. */
export function nextEndlessQuiz(
  call: Call<'nextEndlessQuiz' | 'nextEndlessQuizBare'>,
): Promise<ResponseBody<'nextEndlessQuiz'>> {
  const { context, session, params, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'nextEndlessQuiz', request: params, now };
  return inTransaction(context.database, (transaction) =>
    playOnClock(transaction, write, gameDeadlineOf, async (player) => {
      return { answer: await nextQuestion(transaction, player, params.quizTimeId, now), writes: [] };
    }),
  );
}

/** The same inside a transaction that holds the player's lock; 404 for a quiz time of the journey. */
export async function nextQuestion(
  transaction: Transaction<Database>,
  player: Player,
  quizTimeId: string,
  now: number,
): Promise<Wire['EndlessQuiz']> {
  const { learnerId, content } = player;
  const quizTime = findEndlessQuizTime(content, quizTimeId);
  const { game, expired } = await settledGame(transaction, player, now);
  const next = game && expired ? game : await gameInPlay(transaction, game, player, quizTime, now);
  const run = presentGame(next, now);
  const { open } = next.state;
  if (!open) return { data: null, run, status: presentStatus(next, await bestScore(transaction, learnerId)) };
  return { data: presentEndlessQuiz(findQuestion(content, open.id), next), run, status: null };
}

/** The game with its open question or the next one, a new game when none is going on; over when nothing is left to ask. */
async function gameInPlay(
  transaction: Transaction<Database>,
  latest: PlayedGame | null,
  player: Player,
  quizTime: QuizTimeRow,
  now: number,
): Promise<PlayedGame> {
  if (latest?.state.open) return latest;
  const going = latest && latest.state.endedAt === null ? latest : null;
  const game = going ?? freshGame(now);
  const asked = going ? await askedIn(transaction, game.id) : new Set<string>();
  const id = drawQuestion(questionBank(player.content), asked, game.seed);
  if (id === null) {
    if (!going) throw notFound();
    return completed(transaction, going, now);
  }
  const limitMs = timeLimitMs(quizTime.seconds, player.calm);
  const opened = { ...game, state: openInGame(game.state, id, now, limitMs) };
  if (going) await gameUpdate(transaction, opened).execute();
  else await insertGame(transaction, opened, player.learnerId, quizTime.id);
  return opened;
}

/** Content that shrank in the middle of a game has left nothing to ask. */
async function completed(
  transaction: Transaction<Database>,
  game: PlayedGame,
  now: number,
): Promise<PlayedGame> {
  const ended: PlayedGame = { ...game, state: { ...game.state, endedAt: now, outcome: 'completed' } };
  await gameUpdate(transaction, ended).execute();
  return ended;
}
