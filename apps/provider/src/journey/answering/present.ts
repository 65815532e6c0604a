import type { Question, Reference } from '@sirah-trails/content-pack/model';
import type { PlayQuestion } from '../../content/questions.ts';
import type { Answer } from '../../domain/answer.ts';
import type { GameCode } from '../../domain/endless/game.ts';
import { answerKey, correctAnswers, scoreAnswer } from '../../domain/questions/questions.ts';
import { extraTimeLeftMs } from '../../domain/run/extra-time.ts';
import { remainingMs } from '../../domain/run/question-clock.ts';
import { openQuestion, questionOf, type Run } from '../../domain/run/run.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import type { Decision } from './decide.ts';

interface ScoredAnswer<Code> {
  readonly question: Question;
  readonly quiet: boolean;
  readonly seed: string;
  readonly answer: Answer;
  readonly code: Code;
  /** Pairs found so far, otherwise the last answer. */
  readonly remembered: Answer | undefined;
  readonly closed: boolean;
}

/**
 * Part of a result common to all modes. For an open question, counts found pairs only, because more would help
 * guessing.
 */
export function presentScore<Code extends GameCode>(scored: ScoredAnswer<Code>) {
  const { question, quiet, seed, answer, code, remembered, closed } = scored;
  const { correct, total } = scoreAnswer(
    code === 'TIME_UP' ? remembered : answer,
    answerKey(question, seed),
    remembered,
  );
  const showsParts = closed || question.type === 'matchup_words';
  return {
    result: code !== 'WRONG_ANSWER' && code !== 'TIME_UP',
    code,
    answer_summary: { correct: showsParts ? correct : 0, total },
    quiet,
  };
}

/** Solution of a closed question: right answer, explanation, sources, and book page. */
export function presentSolution({ question, book }: PlayQuestion, seed: string) {
  return {
    correct_answers: correctAnswers(answerKey(question, seed)),
    explanation: question.explanation,
    references: question.references.map(publicReference),
    book,
  };
}

/** Public fields of a reference. */
function publicReference({ work, section, grade, claim, edition, arabic }: Reference): Reference {
  return {
    ...{ work, section, grade, claim },
    ...(edition !== undefined && { edition }),
    ...(arabic !== undefined && { arabic }),
  };
}

const noSolution = { correct_answers: null, explanation: null, references: [], book: null };

/** Result of a counted answer in a run or a game, with the solution of a closed question. */
export function presentCounted<Code extends GameCode>({
  asked,
  answer,
  counted: { code },
  stored: { seed, state, remembered },
}: Decision<Run, { readonly code: Code }>) {
  const { question, quiet } = asked;
  const closed = isClosed(state, question.id);
  const score = presentScore({
    question,
    quiet,
    seed,
    answer,
    code,
    remembered: remembered.get(question.id),
    closed,
  });
  return { ...score, ...(closed ? presentSolution(asked, seed) : noSolution) };
}

export function isClosed(run: Run, questionId: string): boolean {
  return Boolean(questionOf(run, questionId)?.outcome);
}

export function presentRun({ id, state }: StoredRun, now: number) {
  const open = openQuestion(state);
  return {
    id,
    lives: state.lives,
    stars: state.stars,
    ranked: state.rankedStars === state.stars,
    remaining_ms: open ? remainingMs(open, now) : null,
    open_quiz_id: open?.id ?? null,
    reading_ms: open ? extraTimeLeftMs(open, now) : null,
  };
}

/** Part of a result that reflects the run: a repeated result shows the current run. */
export function presentSummary<Shown extends Wire['EndlessRun']>(run: Shown) {
  return { currentScore: run.stars, lives: run.lives, remaining_ms: run.remaining_ms, run };
}

/** The response that closed the question, with the current run. */
export function presentAgain<Result extends Wire['AnswerResult'] | Wire['EndlessResult']>(
  closing: string,
  summary: Pick<Result, 'currentScore' | 'lives' | 'remaining_ms' | 'run'>,
): Result {
  // Safe cast: the closing answer stored this form.
  return { ...(JSON.parse(closing) as Result), ...summary };
}

/** A response with the open question's time left, in the run and again beside it. */
interface Clocked {
  readonly run: Pick<Wire['Run'], 'id' | 'open_quiz_id' | 'remaining_ms' | 'reading_ms'>;
  readonly remaining_ms?: number | null;
  readonly reading_ms?: number | null;
}

/**
 * The stored response with the current time left, because the clock has advanced since the lost response.
 *
 * @param clock of the run's open question; null after it closes
 */
export function withTimeLeft<Response extends Clocked>(
  response: Response,
  clock: OpenClock | null,
  now: number,
): Response {
  if (response.run.remaining_ms === null) return response;
  const left = {
    remaining_ms: leftUntil(clock?.deadlineAt, now),
    reading_ms: leftUntil(clock?.extraTimeUntil, now),
  };
  return {
    ...response,
    ...timesOf(response, left),
    run: { ...response.run, ...timesOf(response.run, left) },
  };
}

/** Epoch milliseconds. */
export interface OpenClock {
  readonly deadlineAt: number | null;
  readonly extraTimeUntil: number | null;
}

function leftUntil(at: number | null | undefined, now: number): number {
  return Math.max(0, (at ?? 0) - now);
}

type Times = Partial<Record<'remaining_ms' | 'reading_ms', number | null>>;

/** The time fields that the response contains. */
function timesOf(told: Times, { remaining_ms, reading_ms }: Required<Times>): Times {
  return {
    ...(told.remaining_ms !== undefined && { remaining_ms }),
    ...(told.reading_ms !== undefined && { reading_ms }),
  };
}
