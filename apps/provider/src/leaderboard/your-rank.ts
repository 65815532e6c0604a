import { invalid } from '../kernel/errors.ts';
import type { Executor } from '../database/executor.ts';
import { difficultyOf, endlessBoard, journeyBoard } from '../domain/board/board-name.ts';
import { sumOf } from '../domain/sum-of.ts';
import { findJourneyQuizTime, playContent } from '../play/play-content.ts';
import { bestScore, latestGame } from '../play/game-repository.ts';
import { bestStars } from '../play/chapter-results.ts';
import { findLearner, presentHead } from '../play/find-learner.ts';
import type { Wire } from '../play/wire.ts';
import { standingOn } from '../play/board-repository.ts';

/** Which board a request asks for. */
export interface BoardQuery {
  readonly type: Wire['BoardType'];
  readonly quiz_time_id?: string;
}

/** The board's name; 422 without the difficulty that the journey needs, 404 for one that it does not have. */
export async function boardOf(executor: Executor, query: BoardQuery): Promise<string> {
  if (query.type === 'endless_mode') return endlessBoard;
  if (query.quiz_time_id === undefined) throw invalid({ quiz_time_id: ['is required'] });
  const quizTime = findJourneyQuizTime(await playContent(executor), query.quiz_time_id);
  return journeyBoard(quizTime.id);
}

/** The learner's own place; the rank is null until there is a star. */
export async function yourRank(
  executor: Executor,
  board: string,
  learnerId: string,
): Promise<Wire['YourRank']> {
  const learner = await findLearner(executor, learnerId);
  const standing = await standingOn(executor, board, learnerId).executeTakeFirst();
  const stars = standing?.stars ?? 0;
  const earned = await starsEarned(executor, board, learnerId);
  const game = board === endlessBoard ? await latestGame(executor, learnerId) : null;
  return {
    rank: standing?.rank ?? null,
    name: learner.username,
    total_star: stars,
    current_score: game?.state.stars ?? stars,
    unranked_star: Math.max(0, earned - stars),
    hidden: learner.hidden === 1,
    user_id: learner.id,
    avatar_head: presentHead(learner),
  };
}

/** All stars of a journey or of the best game, those without a clock too. */
async function starsEarned(executor: Executor, board: string, learnerId: string): Promise<number> {
  const quizTimeId = difficultyOf(board);
  if (quizTimeId === null) return bestScore(executor, learnerId);
  return sumOf([...(await bestStars(executor, learnerId, quizTimeId)).values()], (stars) => stars);
}
