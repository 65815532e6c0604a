import type { Question } from '../../content/pack.ts';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { journeyBoard } from '../../domain/board/board-name.ts';
import { questionOf } from '../../domain/run/run-state.ts';
import type { AttemptCode } from '../../domain/run/submit-attempt.ts';
import { climbBoard } from '../board/climb-board.ts';
import { keepBest } from '../journey/chapter-results.ts';
import { grantRewards } from '../rewards/grant-rewards.ts';
import type { Wire } from '../wire.ts';
import { appendAnswer } from './answer-log.ts';
import type { StoredRun } from './played-run.ts';
import { presentResult } from './present-result.ts';
import { saveQuestion, saveRun } from './run-repository.ts';
import type { Stage } from './stage.ts';

/** A submission that counted, by the rules of the run. */
export interface CountedAttempt {
  readonly question: Question;
  readonly answer: Answer;
  readonly code: AttemptCode;
  readonly star: 0 | 1;
  readonly lifeLost: 0 | 1;
  /** Whether its star counts on boards. */
  readonly ranked: boolean;
}

export interface Recorded {
  readonly run: StoredRun;
  readonly result: Wire['AnswerResult'];
}

const nothing: Wire['Rewards'] = { items: [], badges: [] };

/**
 * Stores all that one submission did: the run, its question, the log, and with a star the chapter's best, the board and
 * what the chapter gives.
 *
 * @param run the run after the submission
 * @param at when the submission counted, in epoch milliseconds
 */
export async function recordAttempt(
  executor: Executor,
  stage: Stage,
  run: StoredRun,
  attempt: CountedAttempt,
  at: number,
): Promise<Recorded> {
  const { question, answer, code, star, lifeLost, ranked } = attempt;
  const rewards = star === 1 ? await grantStar(executor, stage, run, at) : nothing;
  const result = { ...presentResult(stage, { question, answer, code, run }, at), rewards };
  const after = withResult(run, question.id, result);
  await saveRun(executor, after);
  await saveQuestion(executor, after, question.id);
  const { learnerId } = stage;
  await appendAnswer(executor, {
    runId: run.id,
    questionId: question.id,
    learnerId,
    at,
    answer,
    code,
    star,
    lifeLost,
    ranked,
  });
  return { run: after, result };
}

/** The stored result is kept for closed questions only: an open one can still be answered. */
function withResult(run: StoredRun, questionId: string, result: Wire['AnswerResult']): StoredRun {
  if (!questionOf(run.state, questionId)?.outcome) return run;
  return { ...run, results: new Map(run.results).set(questionId, JSON.stringify(result)) };
}

/** The best run counts: a star raises the board only when it raises the chapter's best there. */
async function grantStar(
  executor: Executor,
  stage: Stage,
  { state: { stars, rankedStars }, best }: StoredRun,
  now: number,
): Promise<Wire['Rewards']> {
  const { learnerId, chapterId, quizTimeId } = stage;
  const result = { learnerId, chapterId, quizTimeId, stars, rankedStars, now };
  const kept = await keepBest(executor, best, result);
  if (kept.climbed) await climbBoard(executor, journeyBoard(quizTimeId), learnerId, now);
  return kept.passed ? grantRewards(executor, stage, now) : nothing;
}
