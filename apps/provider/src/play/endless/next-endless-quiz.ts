import type { Transaction } from 'kysely';
import { notFound } from '../../app/errors.ts';
import type { Answer, Call } from '../../app/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { drawQuestion } from '../../domain/endless/draw-question.ts';
import { openInGame } from '../../domain/endless/endless-game.ts';
import { timeLimitMs } from '../../domain/run/time-limit.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { calmOf } from '../calm/calm-of.ts';
import { findEndlessQuizTime, type QuizTimeRow } from '../journey/find-quiz-time.ts';
import type { Wire } from '../wire.ts';
import { askedIn } from './game-log.ts';
import { bestScore, insertGame, saveGame } from './game-repository.ts';
import { freshGame, type PlayedGame } from './played-game.ts';
import { presentEndlessQuiz, presentGame, presentStatus } from './present-game.ts';
import { bankQuestion, questionBank } from './question-bank.ts';
import { settledGame } from './settle-game.ts';

/** Who asks for a question at which quiz time, and when. */
export interface NextCommand {
  readonly learnerId: string;
  readonly quizTimeId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The question that is open, or else the next one; begins a game when none is going on. */
export function nextEndlessQuiz(
  call: Call<'nextEndlessQuiz' | 'nextEndlessQuizBare'>,
): Promise<Answer<'nextEndlessQuiz'>> {
  const { context, session, params, idempotencyKey: key } = call;
  const command = {
    learnerId: session.learnerId,
    quizTimeId: params.quizTimeId,
    now: context.clock.now(),
  };
  const { learnerId, now } = command;
  const write = { learnerId, key, operation: 'nextEndlessQuiz', request: params, now };
  return inTransaction(context.database, (transaction) =>
    answerOnce(transaction, write, () => nextQuestion(transaction, command)),
  );
}

/** The same inside a transaction that holds the learner's lock; 404 for a quiz time of the journey. */
export async function nextQuestion(
  transaction: Transaction<Database>,
  { learnerId, quizTimeId, now }: NextCommand,
): Promise<Wire['EndlessQuiz']> {
  const quizTime = await findEndlessQuizTime(transaction, quizTimeId);
  const { game, expired } = await settledGame(transaction, learnerId, now);
  if (game && expired) {
    const status = presentStatus(game, await bestScore(transaction, learnerId));
    return { data: null, run: presentGame(game, now), status };
  }
  const open = await withOpenQuestion(transaction, game, learnerId, quizTime, now);
  const asked = await bankQuestion(transaction, open.state.open?.id ?? '');
  return { data: presentEndlessQuiz(asked, open), run: presentGame(open, now), status: null };
}

async function withOpenQuestion(
  transaction: Transaction<Database>,
  latest: PlayedGame | null,
  learnerId: string,
  quizTime: QuizTimeRow,
  now: number,
): Promise<PlayedGame> {
  if (latest?.state.open) return latest;
  const going = latest && latest.state.endedAt === null ? latest : null;
  const game = going ?? freshGame(now);
  const asked = going ? await askedIn(transaction, game.id) : new Set<string>();
  const id = drawQuestion(await questionBank(transaction), asked, game.seed);
  if (id === null) {
    if (!going) throw notFound();
    // Content that shrank in the middle of a game leaves nothing to draw: the game is over and another begins.
    return withOpenQuestion(transaction, await close(transaction, going, now), learnerId, quizTime, now);
  }
  const limitMs = timeLimitMs(quizTime.seconds, await calmOf(transaction, learnerId));
  const opened = { ...game, state: openInGame(game.state, id, now, limitMs) };
  if (going) await saveGame(transaction, opened);
  else await insertGame(transaction, opened, learnerId, quizTime.id);
  return opened;
}

async function close(transaction: Transaction<Database>, game: PlayedGame, now: number): Promise<PlayedGame> {
  const ended: PlayedGame = { ...game, state: { ...game.state, endedAt: now, outcome: 'completed' } };
  await saveGame(transaction, ended);
  return ended;
}
