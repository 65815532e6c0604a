import type { Executor } from '../../database/executor.ts';
import { endlessBoard, journeyBoard } from '../../domain/board/board-name.ts';
import { isMedalRank, medalName } from '../../domain/rewards/medals.ts';
import { standingsOf } from '../board/board-repository.ts';
import { playContent } from '../content/play-content.ts';
import type { Wire } from '../wire.ts';

/** The places among the first ten that the learner has now, on every board. */
export async function medalsOf(executor: Executor, learnerId: string): Promise<Wire['Medals']> {
  const standings = await standingsOf(executor, learnerId);
  const rankOn = (board: string) => {
    const rank = standings.get(board)?.rank ?? null;
    return isMedalRank(rank) ? rank : null;
  };
  const regular: Wire['Medal'][] = [];
  for (const { id, difficulty } of (await playContent(executor)).quizTimes) {
    const board = journeyBoard(id);
    const name = medalName(difficulty);
    const rank = rankOn(board);
    if (name === null || rank === null) continue;
    regular.push({ rank, difficulty: name, total_star: standings.get(board)?.stars ?? 0, quiz_time_id: id });
  }
  return { regular_medals: regular, endless_rank: rankOn(endlessBoard) };
}
