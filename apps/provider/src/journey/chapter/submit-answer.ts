import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction, together } from '../../database/transaction.ts';
import { storeStatements } from '../../idempotency/stored-response.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { answeredDay } from '../../progress/camp-days.ts';
import { decide, type Recorded } from '../answering/decide.ts';
import { readStored, lockAndRead, type LockedLearner, playerOf } from '../answering/locked-learner.ts';
import { withheld, withoutSolution } from '../answering/pending.ts';
import { isClosed, presentAgain, withTimeLeft } from '../answering/present.ts';
import { refusal } from '../answering/refusals.ts';
import { type LoadedRun, lockedRun, type RunRow, runDeadline } from './load-run.ts';
import { chapterOfQuestion, type PlayedChapter, questionInPlay } from './played-chapter.ts';
import { presentRunSummary } from './present-run.ts';
import { playableRun, recordAnswer } from './record-answer.ts';

/** Scores an answer: run, log, stars, chapter and board change in one transaction. */
export const submitAnswer: Handler<'submitAnswer'> = (call) => {
  const { context, session, params, body, idempotencyKey: key } = call;
  const { quizId: questionId } = params;
  const now = context.clock.now();
  // Without its time: a queued answer may have been sent without it before.
  const request = { quizId: questionId, body: { ...body, answered_at: undefined } };
  const write = { learnerId: session.learnerId, key, operation: 'submitAnswer', request, now };
  return inTransaction(context.database, async (transaction) => {
    const { quiz_time_id: quizTimeId } = body;
    const read = lockedRun(transaction, playerOf(write), { questionId, quizTimeId, now }, { isAnswer: true });
    const { learner, row } = await lockAndRead(transaction, session.learnerId, read);
    const stored = readStored<Wire['AnswerResult']>(write, row);
    if (stored) {
      const shown = await withheld(transaction, { ...learner, questionId, now }, stored.response);
      return withTimeLeft(shown, await runDeadline(transaction, shown.run), now);
    }
    const ahead = quizTimeId === undefined ? undefined : row;
    const { response, writes } = await answerInRun(transaction, learner, { questionId, body, now, ahead });
    await together(transaction, [...storeStatements(transaction, write, response), ...writes]);
    return response;
  });
};

interface AnswerCommand {
  readonly questionId: string;
  readonly body: Wire['AnswerCommand'];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Row of `lockedRun()`, for a command with a difficulty. */
  readonly ahead?: RunRow | undefined;
}

/** Answers in the learner's run of the question's chapter. Throws the refusals of the contract. */
export async function answerInRun(
  transaction: Transaction<Database>,
  learner: LockedLearner,
  { questionId, body, now, ahead }: AnswerCommand,
): Promise<Recorded<Wire['AnswerResult']>> {
  const played = { questionId, quizTimeId: body.quiz_time_id, orElse: 'the latest' } as const;
  const chapter = await chapterOfQuestion(transaction, learner, played);
  const { run } = await playableRun(transaction, chapter, { now, askedId: questionId, ahead });
  const asked = questionInPlay(chapter, run?.state ?? null, questionId);
  if (!run) throw refusal('QUIZ_NOT_OPEN');
  const shown = (response: Wire['AnswerResult']) =>
    run.pendingElsewhere ? withoutSolution(response) : response;
  if (isClosed(run.state, questionId)) return { response: shown(repeated(chapter, run, now)), writes: [] };
  const { limitMs } = chapter;
  const decision = decide({ stored: run, asked, limitMs, pacedAt: run.pacedAt }, body, now);
  const { response, writes } = await recordAnswer(transaction, chapter, run, decision, now);
  const at = body.answered_at === undefined ? now : Date.parse(body.answered_at);
  return {
    response: shown(response),
    writes: [...writes, ...answeredDay(transaction, { ...learner, now, at })],
  };
}

function repeated(chapter: PlayedChapter, run: LoadedRun, now: number): Wire['AnswerResult'] {
  if (run.closing === null) throw refusal('QUIZ_NOT_OPEN');
  return presentAgain(run.closing, presentRunSummary(chapter, run, now));
}
