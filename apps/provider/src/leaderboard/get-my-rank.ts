import type { Handler } from '../kernel/handler.ts';
import { boardOf, yourRank } from './your-rank.ts';

/** The learner's place on a board. */
export const getMyRank: Handler<'getMyRank'> = async ({ context, session, query }) => {
  const board = await boardOf(context.database, query);
  return { your_rank: await yourRank(context.database, board, session.learnerId) };
};
