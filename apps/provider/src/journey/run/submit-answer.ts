import type { Transaction } from 'kysely';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Question } from '@sirah-trails/content-pack';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isEmpty } from '../../domain/answer.ts';
import { type AttemptCode, submitAttempt } from '../../domain/run/submit-attempt.ts';
import type { Effect } from '../../idempotency/answer-once.ts';
import type { Wire } from '../../play/wire.ts';
import type { Player } from '../player/lock-player.ts';
import { playOnClock } from '../player/play-on-clock.ts';
import type { PlayedRun } from './played-run.ts';
import { standing } from './present-result.ts';
import { playedDifficulty } from './played-difficulty.ts';
import { recordAttempt } from './record-attempt.ts';
import { requireTurn } from './require-turn.ts';
import { questionInPlay } from './question-in-play.ts';
import { refusal } from './refusals.ts';
import { deadlineOf } from './run-repository.ts';
import { playableRun } from './settle-run.ts';
import { stageOfQuestion } from './stage.ts';
import { answerKey, scoreAnswer } from '../../domain/questions/questions.ts';

/** Which question is answered, what, and when. */
export interface AnswerCommand {
  readonly questionId: string;
  readonly body: Wire['AnswerCommand'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Marks one answer, all or nothing: run, log, stars, chapter and board change in one transaction. */
export function submitAnswer(call: Call<'submitAnswer'>): Promise<ResponseBody<'submitAnswer'>> {
  const { context, session, params, body, idempotencyKey } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const request = { quizId: params.quizId, body };
  const write = { learnerId, key: idempotencyKey, operation: 'submitAnswer', request, now };
  return inTransaction(context.database, (transaction) =>
    playOnClock(transaction, write, deadlineOf, (player) =>
      answerQuestion(transaction, player, { questionId: params.quizId, body, now }),
    ),
  );
}

/** The same inside a transaction that holds the player's lock, but for the writes. Throws the refusals of the contract. */
export async function answerQuestion(
  transaction: Transaction<Database>,
  player: Player,
  { questionId, body, now }: AnswerCommand,
): Promise<Effect<Wire['AnswerResult']>> {
  const quizTimeId = await playedDifficulty(transaction, player, questionId, body.quiz_time_id);
  const stage = stageOfQuestion(player, questionId, quizTimeId);
  const { run } = await playableRun(transaction, stage, now);
  const { question } = questionInPlay(stage, run, questionId);
  if (!run) throw refusal('QUIZ_NOT_OPEN');
  const { code, kept } = markIn(question, run, body);
  const submitted = submitAttempt(run.state, questionId, code, now, stage.limitMs);
  if (submitted.kind === 'refused') throw refusal(submitted.refusal);
  if (submitted.kind === 'repeated') return { answer: storedResult(run, questionId, now), writes: [] };
  requireTurn(run.pacedAt, now);
  const remembers = submitted.code === 'TIME_UP' ? run.kept : new Map(run.kept).set(questionId, kept);
  const after = { ...run, state: submitted.run, kept: remembers };
  const { code: counted, star, lifeLost, ranked } = submitted;
  const attempt = { question, answer: body.answer, code: counted, star, lifeLost, ranked };
  const { result, writes } = await recordAttempt(transaction, stage, after, attempt, now);
  return { answer: result, writes };
}

/** An empty answer says, like the flag, that the time is up. */
function markIn(question: Question, run: PlayedRun, { answer, time_up: timeUp }: Wire['AnswerCommand']) {
  const mark = scoreAnswer(answer, answerKey(question, run.seed), run.kept.get(question.id));
  const code: AttemptCode = timeUp === true || isEmpty(answer) ? 'TIME_UP' : mark.code;
  return { code, kept: mark.kept };
}

/** The result that closed the question, with the run as it is now. */
function storedResult(run: PlayedRun, questionId: string, now: number): Wire['AnswerResult'] {
  const stored = run.results.get(questionId);
  if (stored === undefined) throw refusal('QUIZ_NOT_OPEN');
  // `recordAttempt` wrote it from this shape.
  return { ...(JSON.parse(stored) as Wire['AnswerResult']), ...standing(run, now) };
}
