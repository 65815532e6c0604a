import type { Executor } from '../../database/executor.ts';
import { endlessBoard, journeyBoard } from '../../domain/board/board-name.ts';
import { rankOf } from '../../domain/board/ranks.ts';
import { isMedalRank, medalName } from '../../domain/rewards/medals.ts';
import { boardsOf, starCounts } from '../board/board-repository.ts';
import { playContent } from '../content/play-content.ts';
import type { Wire } from '../wire.ts';

/** The places among the first ten that the learner has now, on every board (decision 162). */
export async function medalsOf(executor: Executor, learnerId: string): Promise<Wire['Medals']> {
  const stars = await boardsOf(executor, learnerId);
  const rankOn = async (board: string) => {
    const own = stars.get(board) ?? 0;
    const rank = own > 0 ? rankOf(own, await starCounts(executor, board)) : null;
    return isMedalRank(rank) ? rank : null;
  };
  const regular: Wire['Medal'][] = [];
  for (const { id, difficulty } of (await playContent(executor)).quizTimes) {
    const board = journeyBoard(id);
    const name = medalName(difficulty);
    const rank = await rankOn(board);
    if (name === null || rank === null) continue;
    regular.push({ rank, difficulty: name, total_star: stars.get(board) ?? 0, quiz_time_id: id });
  }
  return { regular_medals: regular, endless_rank: await rankOn(endlessBoard) };
}
