import type { Transaction } from 'kysely';
import { findEndlessQuizTime, findQuestion, questionBank } from '../../content/pack-cache.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, together } from '../../database/transaction.ts';
import { countInGame } from '../../domain/endless/game.ts';
import { openQuestion } from '../../domain/run/run.ts';
import { storeStatements } from '../../idempotency/stored-response.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { answeredDay } from '../../progress/camp-days.ts';
import { gameDeadline } from '../../progress/games.ts';
import type { StoredGame } from '../../progress/stored-run.ts';
import { decide, paceOf, type Recorded } from '../answering/decide.ts';
import { type LockedLearner, lockToWrite } from '../answering/locked-learner.ts';
import { withheld } from '../answering/pending.ts';
import { presentAgain, presentRun, presentSummary, withTimeLeft } from '../answering/present.ts';
import { refusal } from '../answering/refusals.ts';
import { askedIn, closingResult, recordGameAnswer, settledGame } from './game-in-play.ts';

/** Scores an answer of endless mode: game, log and board change in one transaction. */
export const submitEndlessAnswer: Handler<'submitEndlessAnswer' | 'submitEndlessAnswerBare'> = (call) => {
  const { context, session, params, body, idempotencyKey: key } = call;
  const now = context.clock.now();
  const request = { ...params, body };
  const write = { learnerId: session.learnerId, key, operation: 'submitEndlessAnswer', request, now };
  return inTransaction(context.database, async (transaction) => {
    const { learner, stored } = await lockToWrite<Wire['EndlessResult']>(transaction, write);
    if (stored) {
      const asked = { ...learner, questionId: params.quizId, now };
      const shown = await withheld(transaction, asked, stored.response);
      return withTimeLeft(shown, await gameDeadline(transaction, shown.run), now);
    }
    const { response, writes } = await answerInGame(transaction, learner, { ...params, body, now });
    await together(transaction, [...storeStatements(transaction, write, response), ...writes]);
    return response;
  });
};

interface EndlessCommand {
  readonly quizTimeId: string;
  readonly quizId: string;
  readonly body: Wire['EndlessAnswerCommand'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Answers in the learner's game. Throws the refusals of the contract. */
async function answerInGame(
  transaction: Transaction<Database>,
  learner: LockedLearner,
  { quizTimeId, quizId, body, now }: EndlessCommand,
): Promise<Recorded<Wire['EndlessResult']>> {
  const { learnerId, content } = learner;
  findEndlessQuizTime(content, quizTimeId);
  const asked = findQuestion(content, quizId);
  const { game } = await settledGame(transaction, learner, now);
  if (!game) throw refusal('QUIZ_NOT_OPEN');
  const pending = { ...learner, questionId: quizId, now };
  if (openQuestion(game.state)?.id !== quizId) {
    const response = await repeated(transaction, game, quizId, now);
    return { response: await withheld(transaction, pending, response), writes: [] };
  }
  const pacedAt = await paceOf(transaction, learnerId, now);
  const decision = decide({ stored: game, asked, limitMs: null, pacedAt }, body, now);
  const closed = await askedIn(transaction, game.id);
  const left = questionBank(content).filter((id) => id !== quizId && !closed.has(id));
  const counted = countInGame(decision.counted, left.length);
  const after = { ...decision.stored, state: counted.run };
  const { response, writes } = await recordGameAnswer(
    transaction,
    learnerId,
    { ...decision, counted, stored: after },
    now,
  );
  return {
    response: await withheld(transaction, pending, response),
    writes: [...writes, ...answeredDay(transaction, { ...learner, now })],
  };
}

/** The result that closed the question in the last game, with the current game. Throws 409 without such a result. */
async function repeated(
  transaction: Transaction<Database>,
  game: StoredGame,
  quizId: string,
  now: number,
): Promise<Wire['EndlessResult']> {
  const closing = await closingResult(transaction, game.id, quizId);
  if (closing === null) throw refusal('QUIZ_NOT_OPEN');
  return presentAgain(closing, presentSummary(presentRun(game, now)));
}
