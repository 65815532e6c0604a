import type { Compilable } from 'kysely';
import { type Answer, isEmpty } from '../../domain/answer.ts';
import { answerKey, emptyAnswer, scoreAnswer } from '../../domain/questions/questions.ts';
import type { Run } from '../../domain/run/run.ts';
import { type Counted, submit } from '../../domain/run/submission.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import type { StoredRun } from '../../play/stored-run.ts';
import { requirePace } from './pace.ts';
import { refusal } from './refusals.ts';

/** A question that is to be answered, in the run or game that it belongs to. */
export interface Round<State extends Run> {
  readonly stored: StoredRun<State>;
  readonly asked: PlayQuestion;
  /** Time for one question, in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** As `paceOf` gives it. */
  readonly pacedAt: number | null;
}

/** What a client says of its answer. */
export interface Submitted {
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
  { answer, time_up: timeUp }: Submitted,
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
  return { asked, answer, counted, stored: { ...stored, state: counted.run, kept } };
}

/** The same for a question whose time is over although no client says so; `state` is the run in which it is closed. */
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
