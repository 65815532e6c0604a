import type { Transaction } from 'kysely';
import type { Answer, Call } from '../../app/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { rules } from '../../domain/rules.ts';
import { openQuestionOf } from '../../domain/run/open-question.ts';
import { freshRun, type PlayedRun } from './played-run.ts';
import { presentQuiz, presentRun } from './present-run.ts';
import { questionInPlay } from './question-in-play.ts';
import { refusal } from './refusals.ts';
import { insertRun, saveQuestion, saveRun } from './run-repository.ts';
import { settledRun } from './settle-run.ts';
import { chapterOfQuestion, readStage, type Stage, stageQuestion } from './stage.ts';

/** Who opens which question at which difficulty, and when. */
export interface OpenCommand {
  readonly learnerId: string;
  readonly questionId: string;
  readonly quizTimeId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Opens a question. The first open starts its clock, and with the first question the run. */
export function openQuiz({ context, session, params, query }: Call<'openQuiz'>): Promise<Answer<'openQuiz'>> {
  const command = {
    learnerId: session.learnerId,
    questionId: params.id,
    quizTimeId: query.quiz_time_id,
    now: context.clock.now(),
  };
  return inTransaction(context.database, (transaction) => openQuestion(transaction, command));
}

/** The same inside a transaction. Throws the refusals of the contract. */
export async function openQuestion(
  transaction: Transaction<Database>,
  { learnerId, questionId, quizTimeId, now }: OpenCommand,
): Promise<Answer<'openQuiz'>> {
  await lockLearner(transaction, learnerId);
  const chapterId = await chapterOfQuestion(transaction, questionId);
  const stage = await readStage(transaction, { learnerId, chapterId, quizTimeId });
  const run = await openInRun(transaction, stage, questionId, now);
  return { data: presentQuiz(stage, stageQuestion(stage, questionId), run), run: presentRun(run, now) };
}

async function openInRun(
  transaction: Transaction<Database>,
  stage: Stage,
  questionId: string,
  now: number,
): Promise<PlayedRun> {
  const stored = await settledRun(transaction, stage, now);
  questionInPlay(stage, stored, questionId);
  if (!stored && stage.best >= rules.starsToPass) throw refusal('CHAPTER_PASSED');
  const run = stored ?? freshRun(stage, now);
  const opened = openQuestionOf(run.state, questionId, now, stage.limitMs);
  if (opened.refusal !== null) throw refusal(opened.refusal);
  const after = { ...run, state: opened.run };
  if (after.state === run.state) return run;
  if (stored) await saveRun(transaction, after);
  else await insertRun(transaction, after, stage);
  await saveQuestion(transaction, after, questionId);
  return after;
}
