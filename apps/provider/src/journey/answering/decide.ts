import { randomUUID } from 'node:crypto';
import { type Compilable, sql } from 'kysely';
import type { PlayQuestion } from '../../content/questions.ts';
import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import { type Answer, isEmpty } from '../../domain/answer.ts';
import { answerKey, emptyAnswer, scoreAnswer } from '../../domain/questions/questions.ts';
import { rules } from '../../domain/rules.ts';
import { grantExtraTime } from '../../domain/run/extra-time.ts';
import type { Run } from '../../domain/run/run.ts';
import { type Counted, paceBegins, submit, waitForPaceMs } from '../../domain/run/submission.ts';
import { tooMany } from '../../kernel/errors.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import { refusal } from './refusals.ts';

/** A question in its run or game before an answer. */
interface AnswerContext<State extends Run> {
  readonly stored: StoredRun<State>;
  readonly asked: PlayQuestion;
  /** Time per question in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** Result of `paceOf()`. */
  readonly pacedAt: number | null;
}

export interface AnswerBody {
  readonly answer: Answer;
  readonly time_up?: boolean;
}

/** Outcome of a submission, not stored yet. */
export interface Decision<State extends Run, Result = Counted<State>> {
  readonly asked: PlayQuestion;
  readonly answer: Answer;
  /** Counted result with the new state. */
  readonly counted: Result;
  /** The run or game after the submission. */
  readonly stored: StoredRun<State>;
}

/** Log columns shared by chapters and endless mode; only chapters log the lost life. */
export function logged(
  learnerId: string,
  {
    asked,
    answer,
    counted,
    stored,
  }: Decision<Run, Pick<Counted<Run>, 'star' | 'ranked'> & { readonly code: string }>,
  at: number,
) {
  return {
    id: randomUUID(),
    run_id: stored.id,
    question_id: asked.question.id,
    learner_id: learnerId,
    submitted_at: at,
    answer: JSON.stringify(answer),
    code: counted.code,
    star: counted.star,
    ranked: counted.ranked ? 1 : 0,
  };
}

export interface Recorded<Response> {
  readonly response: Response;
  readonly writes: readonly Compilable[];
}

/**
 * Scores an answer and counts it by the run's rules. An empty answer means time-up, like the flag. Requires a run
 * settled at the same `now` and an open question. Throws the refusals of the rules, and 429.
 */
export function decide<State extends Run>(
  { stored, asked, limitMs, pacedAt }: AnswerContext<State>,
  { answer, time_up: timeUp }: AnswerBody,
  now: number,
): Decision<State> {
  const { question } = asked;
  const score = scoreAnswer(answer, answerKey(question, stored.seed), stored.remembered.get(question.id));
  const code = timeUp === true || isEmpty(answer) ? 'TIME_UP' : score.code;
  const counted = submit(stored.state, question.id, code, now, limitMs);
  if (counted.kind === 'repeated') throw refusal('QUIZ_NOT_OPEN');
  if (counted.kind === 'refused') throw refusal(counted.refusal);
  requirePace(pacedAt, now);
  const remembered =
    counted.code === 'TIME_UP'
      ? stored.remembered
      : new Map(stored.remembered).set(question.id, score.remembered);
  const after = { ...stored, state: counted.run, remembered };
  return {
    asked,
    answer,
    counted,
    stored: counted.code === 'WRONG_ANSWER' ? afterWrongAnswer(after, asked, answer, now) : after,
  };
}

/** Stores a wrong answer and adds extra time for the hint to an open question. */
function afterWrongAnswer<State extends Run>(
  stored: StoredRun<State>,
  { question: { id, hint } }: PlayQuestion,
  answer: Answer,
  now: number,
): StoredRun<State> {
  const wrongAnswers = new Map(stored.wrongAnswers).set(id, [...(stored.wrongAnswers.get(id) ?? []), answer]);
  return { ...stored, state: grantExtraTime(stored.state, id, hint, now), wrongAnswers };
}

/** Outcome of an expired question without a client's report; `state` is the run that closes it. */
export function timeIsUp<State extends Run>(
  before: StoredRun<State>,
  state: State,
  asked: PlayQuestion,
): Decision<State> {
  const counted = {
    kind: 'counted',
    run: state,
    code: 'TIME_UP',
    star: 0,
    lifeLost: 1,
    ranked: true,
  } as const;
  return { asked, answer: emptyAnswer(asked.question.type), counted, stored: { ...before, state } };
}

/**
 * SQL expression for the time of the learner's Nth latest answer, where N is the limit per second, over journey and
 * endless mode; null with fewer answers. Excludes repeated answers.
 *
 * @param begins result of `paceBegins()`
 */
export function pacedAt(learnerId: string, begins: number) {
  const recent = (log: 'answer' | 'endless_answer') => sql`select submitted_at from ${sql.table(log)}
    where learner_id = ${learnerId} and submitted_at > ${begins}`;
  return sql<number | null>`(select submitted_at
    from (${recent('answer')} union all ${recent('endless_answer')}) as recent
    order by submitted_at desc limit 1 offset ${rules.answersASecond - 1})`;
}

/** Result of `pacedAt()` at `now`. */
export async function paceOf(executor: Executor, learnerId: string, now: number): Promise<number | null> {
  const row = await selectPace(executor, learnerId, paceBegins(now)).executeTakeFirst();
  return row?.at ?? null;
}

const selectPace = statement((executor, learnerId: string, begins: number) =>
  executor.selectNoFrom(pacedAt(learnerId, begins).as('at')),
);

/** Throws 429 for answers faster than a person's. */
function requirePace(paced: number | null, now: number): void {
  const waitMs = waitForPaceMs(paced, now);
  if (waitMs > 0) throw tooMany(waitMs);
}
