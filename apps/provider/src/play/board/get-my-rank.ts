import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { boardOf, yourRank } from './your-rank.ts';

/** The learner's place on a board. */
export async function getMyRank({
  context,
  session,
  query,
}: Call<'getMyRank'>): Promise<ResponseBody<'getMyRank'>> {
  const board = await boardOf(context.database, query);
  return { your_rank: await yourRank(context.database, board, session.learnerId) };
}
