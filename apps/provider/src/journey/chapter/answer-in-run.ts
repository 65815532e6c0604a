import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Wire } from '../../play/wire.ts';
import { decide, type Recorded } from '../answering/decide.ts';
import type { LockedLearner } from '../answering/locked-learner.ts';
import { isClosed } from '../answering/present-mark.ts';
import { presentAgain } from '../answering/present-run.ts';
import { refusal } from '../answering/refusals.ts';
import { chapterOfQuestion, questionInPlay } from './played-chapter.ts';
import { recordAnswer } from './record-answer.ts';
import { type LoadedRun } from './run-repository.ts';
import { playableRun } from './settled-run.ts';

/** Which question is answered, what, and when. */
export interface AnswerCommand {
  readonly questionId: string;
  readonly body: Wire['AnswerCommand'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** An answer in the learner's run of the question's chapter. Throws the refusals of the contract. */
export async function answerInRun(
  transaction: Transaction<Database>,
  learner: LockedLearner,
  { questionId, body, now }: AnswerCommand,
): Promise<Recorded<Wire['AnswerResult']>> {
  const chapter = await chapterOfQuestion(transaction, learner, questionId, body.quiz_time_id);
  const { run } = await playableRun(transaction, chapter, now);
  const asked = questionInPlay(chapter, run?.state ?? null, questionId);
  if (!run) throw refusal('QUIZ_NOT_OPEN');
  if (isClosed(run.state, questionId)) return { response: repeated(run, questionId, now), writes: [] };
  const { limitMs } = chapter;
  const decision = decide({ stored: run, asked, limitMs, pacedAt: run.pacedAt }, body, now);
  return recordAnswer(transaction, chapter, run.best, decision, now);
}

function repeated(run: LoadedRun, questionId: string, now: number): Wire['AnswerResult'] {
  const closing = run.results.get(questionId);
  if (closing === undefined) throw refusal('QUIZ_NOT_OPEN');
  return presentAgain(closing, run, now);
}
