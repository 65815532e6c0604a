import { randomUUID } from 'node:crypto';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import type { AttemptCode } from '../../domain/run/submit-attempt.ts';

/** One submission as it counted. */
export interface LoggedAnswer {
  readonly runId: string;
  readonly questionId: string;
  readonly learnerId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly answer: Answer;
  readonly code: AttemptCode;
  readonly star: 0 | 1;
  readonly lifeLost: 0 | 1;
  /** Whether its star counts on boards. */
  readonly ranked: boolean;
}

/** Appends to the log from which every star can be counted again. Nothing changes or deletes its rows. */
export function answerInsert(executor: Executor, logged: LoggedAnswer) {
  return executor.insertInto('answer').values({
    id: randomUUID(),
    run_id: logged.runId,
    question_id: logged.questionId,
    learner_id: logged.learnerId,
    submitted_at: logged.at,
    answer: JSON.stringify(logged.answer),
    code: logged.code,
    star: logged.star,
    life_lost: logged.lifeLost,
    ranked: logged.ranked ? 1 : 0,
  });
}
