import type { Transaction } from 'kysely';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { together } from '../../database/together.ts';
import { inTransaction } from '../../database/transaction.ts';
import { rules } from '../../domain/rules.ts';
import { openQuestionOf } from '../../domain/run/open-question.ts';
import { lockPlayer, type Player } from '../player/lock-player.ts';
import { freshRun, type PlayedRun } from './played-run.ts';
import { presentQuiz, presentRun } from './present-run.ts';
import { playedDifficulty } from './played-difficulty.ts';
import { questionInPlay } from './question-in-play.ts';
import { refusal } from './refusals.ts';
import { questionUpsert, runInsert, runUpdate } from './run-repository.ts';
import { playableRun } from './settle-run.ts';
import { type Stage, stageOfQuestion, stageQuestion } from './stage.ts';

/** Which question is opened at which difficulty, and when. */
export interface OpenCommand {
  readonly questionId: string;
  readonly quizTimeId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Opens a question. The first open starts its clock, and with the first question the run. */
export function openQuiz({
  context,
  session,
  params,
  query,
}: Call<'openQuiz'>): Promise<ResponseBody<'openQuiz'>> {
  const { id: questionId } = params;
  const now = context.clock.now();
  return inTransaction(context.database, async (transaction) => {
    const player = await lockPlayer(transaction, session.learnerId);
    const quizTimeId = await playedDifficulty(transaction, player, questionId, query.quiz_time_id);
    return openQuestion(transaction, player, { questionId, quizTimeId, now });
  });
}

/** The same inside a transaction that holds the player's lock. Throws the refusals of the contract. */
export async function openQuestion(
  transaction: Transaction<Database>,
  player: Player,
  { questionId, quizTimeId, now }: OpenCommand,
): Promise<ResponseBody<'openQuiz'>> {
  const stage = stageOfQuestion(player, questionId, quizTimeId);
  const run = await openInRun(transaction, stage, questionId, now);
  return { data: presentQuiz(stageQuestion(stage, questionId), run), run: presentRun(run, now) };
}

async function openInRun(
  transaction: Transaction<Database>,
  stage: Stage,
  questionId: string,
  now: number,
): Promise<PlayedRun> {
  const { run: stored, best } = await playableRun(transaction, stage, now);
  questionInPlay(stage, stored, questionId);
  if (!stored && best >= rules.starsToPass) throw refusal('CHAPTER_PASSED');
  const run = stored ?? freshRun(stage, now);
  const opened = openQuestionOf(run.state, questionId, now, stage.limitMs);
  if (opened.refusal !== null) throw refusal(opened.refusal);
  const after = { ...run, state: opened.run };
  if (after.state === run.state) return run;
  const write = stored ? runUpdate(transaction, after) : runInsert(transaction, after, stage);
  await together(transaction, [write, questionUpsert(transaction, after, questionId)]);
  return after;
}
