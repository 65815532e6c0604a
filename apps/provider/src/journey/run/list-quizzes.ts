import type { Handler } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockPlayer } from '../player/lock-player.ts';
import { presentQuizzes, presentRun } from './present-run.ts';
import { playableRun } from './settle-run.ts';
import { stageOf } from './stage.ts';

/** The questions of an open chapter, and the run when there is one. Starts no clock. */
export const listQuizzes: Handler<'listQuizzes'> = ({ context, session, query }) => {
  const now = context.clock.now();
  const { learnerId } = session;
  return inTransaction(context.database, async (transaction) => {
    const player = await lockPlayer(transaction, learnerId);
    const stage = stageOf(player, query.chapter_id, query.quiz_time_id);
    const { run } = await playableRun(transaction, stage, now);
    return { data: presentQuizzes(stage, run), run: run && presentRun(run, now) };
  });
};
