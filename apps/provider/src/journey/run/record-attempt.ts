import type { Compilable } from 'kysely';
import type { Question } from '@sirah-trails/content-pack';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { journeyBoard } from '../../domain/board/board-name.ts';
import { betterBest } from '../../domain/run/better-best.ts';
import { questionOf } from '../../domain/run/run-state.ts';
import type { AttemptCode } from '../../domain/run/submit-attempt.ts';
import { boardClimb } from '../../play/climb-board.ts';
import { bestUpsert } from '../../play/chapter-results.ts';
import { grantRewards } from '../grant-rewards.ts';
import type { Wire } from '../../play/wire.ts';
import { answerInsert } from './answer-log.ts';
import type { StoredRun } from './played-run.ts';
import { presentResult } from './present-result.ts';
import { questionUpsert, runUpdate } from './run-repository.ts';
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

/** What a submission came to. Nothing of it is stored before the writes are. */
export interface Recorded {
  readonly run: StoredRun;
  readonly result: Wire['AnswerResult'];
  /** The run, its question, the log, and with a star the chapter's best and the board. */
  readonly writes: readonly Compilable[];
}

const nothing: Wire['Rewards'] = { items: [], badges: [] };

/**
 * Gives what one submission came to, and what the chapter gives with it.
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
  const better = star === 1 ? betterBest(run.best, run.state, at) : null;
  const rewards = better?.passed ? await grantRewards(executor, stage, at) : nothing;
  const result = { ...presentResult(stage, { question, answer, code, run }, at), rewards };
  const after = withResult(run, question.id, result);
  const { learnerId, quizTimeId } = stage;
  const logged = {
    runId: run.id,
    questionId: question.id,
    learnerId,
    at,
    answer,
    code,
    star,
    lifeLost,
    ranked,
  };
  const writes = [
    runUpdate(executor, after),
    questionUpsert(executor, after, question.id),
    answerInsert(executor, logged),
    ...(better ? [bestUpsert(executor, stage, better.best)] : []),
    ...(better?.climbed ? boardClimb(executor, journeyBoard(quizTimeId), learnerId, at) : []),
  ];
  return { run: after, result, writes };
}

/** The stored result is kept for closed questions only: an open one can still be answered. */
function withResult(run: StoredRun, questionId: string, result: Wire['AnswerResult']): StoredRun {
  if (!questionOf(run.state, questionId)?.outcome) return run;
  return { ...run, results: new Map(run.results).set(questionId, JSON.stringify(result)) };
}
