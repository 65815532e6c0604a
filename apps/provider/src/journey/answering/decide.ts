import { randomUUID } from 'node:crypto';
import { type Compilable, sql } from 'kysely';
import type { PlayQuestion } from '../../content/questions.ts';
import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import { type Answer, isEmpty } from '../../domain/answer.ts';
import { answerKey, emptyAnswer, scoreAnswer } from '../../domain/questions/questions.ts';
import { rules } from '../../domain/rules.ts';
import { grantReading } from '../../domain/run/extra-time.ts';
import type { Run } from '../../domain/run/run.ts';
import { type Counted, paceBegins, submit, waitForPaceMs } from '../../domain/run/submission.ts';
import { tooMany } from '../../kernel/errors.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import { refusal } from './refusals.ts';

/** A question that is to be answered, in the run or game that it belongs to. */
interface Round<State extends Run> {
  readonly stored: StoredRun<State>;
  readonly asked: PlayQuestion;
  /** Time for one question, in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** As `paceOf` gives it. */
  readonly pacedAt: number | null;
}

/** What a client says of its answer. */
export interface AnswerBody {
  readonly answer: Answer;
  readonly time_up?: boolean;
}

/** The outcome of a submission. Nothing of it is stored yet. */
export interface Decision<State extends Run, Result = Counted<State>> {
  readonly asked: PlayQuestion;
  readonly answer: Answer;
  /** How it counted, with the state after it. */
  readonly counted: Result;
  /** The run or game after it. */
  readonly stored: StoredRun<State>;
}

/** What the logs of chapters and of the endless mode both keep of a submission; the life that it cost is of chapters alone. */
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

/** A response, and the statements that store what it tells. */
export interface Recorded<Response> {
  readonly response: Response;
  readonly writes: readonly Compilable[];
}

/**
 * Marks an answer and counts it by the rules of the run. An empty answer says, like the flag, that the time is up. The run
 * must have been settled at the same `now`, and the question not be closed. Throws the refusals of the rules, and 429.
 */
export function decide<State extends Run>(
  { stored, asked, limitMs, pacedAt }: Round<State>,
  { answer, time_up: timeUp }: AnswerBody,
  now: number,
): Decision<State> {
  const { question } = asked;
  const mark = scoreAnswer(answer, answerKey(question, stored.seed), stored.kept.get(question.id));
  const code = timeUp === true || isEmpty(answer) ? 'TIME_UP' : mark.code;
  const counted = submit(stored.state, question.id, code, now, limitMs);
  if (counted.kind === 'repeated') throw refusal('QUIZ_NOT_OPEN');
  if (counted.kind === 'refused') throw refusal(counted.refusal);
  requirePace(pacedAt, now);
  const kept = counted.code === 'TIME_UP' ? stored.kept : new Map(stored.kept).set(question.id, mark.kept);
  const after = { ...stored, state: counted.run, kept };
  return {
    asked,
    answer,
    counted,
    stored: counted.code === 'WRONG_ANSWER' ? tryAgain(after, asked, answer, now) : after,
  };
}

/** The run after a wrong answer: it is remembered, and while the question is open there is time to read the hint. */
function tryAgain<State extends Run>(
  stored: StoredRun<State>,
  { question: { id, hint } }: PlayQuestion,
  answer: Answer,
  now: number,
): StoredRun<State> {
  const tried = new Map(stored.tried).set(id, [...(stored.tried.get(id) ?? []), answer]);
  return { ...stored, state: grantReading(stored.state, id, hint, now), tried };
}

/** The outcome for a question whose time is over although no client says so; `state` is the run in which it is closed. */
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
 * When the oldest came of as many answers of the learner as one second allows, in the journey and the endless mode together,
 * as a part of another query; null with fewer. A repeated answer does not count.
 *
 * @param begins as `paceBegins` gives it
 */
export function pacedAt(learnerId: string, begins: number) {
  const recent = (log: 'answer' | 'endless_answer') => sql`select submitted_at from ${sql.table(log)}
    where learner_id = ${learnerId} and submitted_at > ${begins}`;
  return sql<number | null>`(select submitted_at
    from (${recent('answer')} union all ${recent('endless_answer')}) as recent
    order by submitted_at desc limit 1 offset ${rules.answersASecond - 1})`;
}

/** The learner's pace at `now`, as `pacedAt` gives it. */
export async function paceOf(executor: Executor, learnerId: string, now: number): Promise<number | null> {
  const row = await selectPace(executor, learnerId, paceBegins(now)).executeTakeFirst();
  return row?.at ?? null;
}

const selectPace = statement((executor, learnerId: string, begins: number) =>
  executor.selectNoFrom(pacedAt(learnerId, begins).as('at')),
);

/** Throws 429 when the learner answers faster than a person can. */
function requirePace(paced: number | null, now: number): void {
  const waitMs = waitForPaceMs(paced, now);
  if (waitMs > 0) throw tooMany(waitMs);
}
