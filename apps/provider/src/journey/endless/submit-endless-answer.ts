import type { Transaction } from 'kysely';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isEmpty } from '../../domain/answer.ts';
import { answerInGame } from '../../domain/endless/endless-game.ts';
import type { Effect } from '../../idempotency/answer-once.ts';
import type { PlayContent } from '../../play/play-content.ts';
import { findQuestion } from '../../play/play-question.ts';
import { findEndlessQuizTime } from '../../play/quiz-times.ts';
import type { Player } from '../player/lock-player.ts';
import { playOnClock } from '../player/play-on-clock.ts';
import { refusal } from '../run/refusals.ts';
import { requireTurn } from '../run/require-turn.ts';
import type { Wire } from '../../play/wire.ts';
import { askedIn, paceOf, storedEndlessResult } from './game-log.ts';
import { gameDeadlineOf } from '../../play/game-repository.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { presentGame } from './present-game.ts';
import { questionBank } from './question-bank.ts';
import { recordEndlessAttempt } from './record-endless-attempt.ts';
import { settledGame } from './settle-game.ts';
import { answerKey, scoreAnswer } from '../../domain/questions/questions.ts';

/** Which question of the endless mode is answered, what, and when. */
export interface EndlessCommand {
  readonly quizTimeId: string;
  readonly quizId: string;
  readonly body: Wire['EndlessAnswerCommand'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Marks one answer, all or nothing: game, log and board change in one transaction. */
export function submitEndlessAnswer(
  call: Call<'submitEndlessAnswer' | 'submitEndlessAnswerBare'>,
): Promise<ResponseBody<'submitEndlessAnswer'>> {
  const { context, session, params, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const request = { ...params, body };
  const write = { learnerId, key, operation: 'submitEndlessAnswer', request, now };
  return inTransaction(context.database, (transaction) =>
    playOnClock(transaction, write, gameDeadlineOf, (player) =>
      answerEndless(transaction, player, { ...params, body, now }),
    ),
  );
}

/** The same inside a transaction that holds the player's lock, but for the writes. Throws the refusals of the contract. */
export async function answerEndless(
  transaction: Transaction<Database>,
  player: Player,
  command: EndlessCommand,
): Promise<Effect<Wire['EndlessResult']>> {
  const { learnerId, content } = player;
  const { quizId, now } = command;
  findEndlessQuizTime(content, command.quizTimeId);
  const asked = findQuestion(content, quizId);
  const { game } = await settledGame(transaction, player, now);
  const open = game?.state.open;
  if (!game || open?.id !== quizId) {
    return { answer: await repeated(transaction, game, quizId, now), writes: [] };
  }
  requireTurn(await paceOf(transaction, learnerId, now), now);
  const { answer, time_up: timeUp } = command.body;
  const mark = scoreAnswer(answer, answerKey(asked.question, game.seed), game.kept);
  const code = timeUp === true || isEmpty(answer) ? 'TIME_UP' : mark.code;
  const left = await questionsLeft(transaction, content, game, quizId);
  const attempt = answerInGame(game.state, open, code, now, left);
  const counted = { learnerId, game, asked, answer, attempt, kept: mark.kept };
  const { result, writes } = await recordEndlessAttempt(transaction, counted, now);
  return { answer: result, writes };
}

/** The result that closed the question in the last game, with the game as it is now; 409 when there is none. */
async function repeated(
  transaction: Transaction<Database>,
  game: PlayedGame | null,
  quizId: string,
  now: number,
): Promise<Wire['EndlessResult']> {
  const stored = game ? await storedEndlessResult(transaction, game.id, quizId) : null;
  if (!game || stored === null) throw refusal('QUIZ_NOT_OPEN');
  const run = presentGame(game, now);
  // `recordEndlessAttempt` wrote it from this shape.
  const result = JSON.parse(stored) as Wire['EndlessResult'];
  return { ...result, currentScore: run.stars, lives: run.lives, remaining_ms: run.remaining_ms, run };
}

async function questionsLeft(
  transaction: Transaction<Database>,
  content: PlayContent,
  game: PlayedGame,
  quizId: string,
): Promise<number> {
  const asked = await askedIn(transaction, game.id);
  return questionBank(content).filter((id) => id !== quizId && !asked.has(id)).length;
}
