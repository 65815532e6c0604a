import type { Executor } from '../../database/executor.ts';
import { journeyBoard } from '../../domain/board/board-name.ts';
import { betterBest, type ChapterBest } from '../../domain/run/better-best.ts';
import type { Run } from '../../domain/run/run.ts';
import { bestUpsert } from '../../play/chapter-results.ts';
import { boardClimb } from '../../play/climb-board.ts';
import type { Wire } from '../../play/wire.ts';
import type { Decision, Recorded } from '../answering/decide.ts';
import { isClosed, presentCounted } from '../answering/present-mark.ts';
import { presentStanding } from '../answering/present-run.ts';
import { grantRewards } from './grant-rewards.ts';
import type { PlayedChapter } from './played-chapter.ts';
import { presentNextQuiz } from './present-quiz.ts';
import { answerInsert, questionUpsert, runUpdate } from './run-repository.ts';

const nothing: Wire['Rewards'] = { items: [], badges: [] };

/**
 * Gives what one answer came to, and what the chapter gives with it. Its writes: the run, its question, the log, and with a
 * star the chapter's best and the board.
 *
 * @param best the best that runs of the chapter gave before
 * @param at when the answer counted, in epoch milliseconds
 */
export async function recordAnswer(
  executor: Executor,
  chapter: PlayedChapter,
  best: ChapterBest,
  decision: Decision<Run>,
  at: number,
): Promise<Recorded<Wire['AnswerResult']>> {
  const { asked, counted, stored } = decision;
  const { learnerId, quizTimeId } = chapter;
  const closed = isClosed(stored.state, asked.question.id);
  const better = counted.star === 1 ? betterBest(best, stored.state, at) : null;
  const response = {
    ...presentCounted(decision),
    hint: !closed && counted.code === 'WRONG_ANSWER' ? asked.question.hint : null,
    next_quiz: closed ? presentNextQuiz(chapter, stored) : null,
    ...presentStanding(stored, at),
    rewards: better?.passed ? await grantRewards(executor, chapter, at) : nothing,
  };
  const closing = closed ? JSON.stringify(response) : null;
  const writes = [
    runUpdate(executor, stored),
    questionUpsert(executor, stored, asked.question.id, closing),
    answerInsert(executor, chapter, decision, at),
    ...(better ? [bestUpsert(executor, chapter, better.best)] : []),
    ...(better?.climbed ? boardClimb(executor, journeyBoard(quizTimeId), learnerId, at) : []),
  ];
  return { response, writes };
}
