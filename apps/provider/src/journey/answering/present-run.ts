import { remainingMs } from '../../domain/run/question-clock.ts';
import { openQuestion } from '../../domain/run/run.ts';
import type { StoredRun } from '../../play/stored-run.ts';
import type { Wire } from '../../play/wire.ts';

/** A run or a game as the contract spells it. */
export function presentRun({ id, state }: StoredRun, now: number): Wire['EndlessRun'] {
  const open = openQuestion(state);
  return {
    id,
    lives: state.lives,
    stars: state.stars,
    ranked: state.rankedStars === state.stars,
    remaining_ms: open ? remainingMs(open, now) : null,
    open_quiz_id: open?.id ?? null,
  };
}

/** The part of a result that follows the run: in a repeated one it is the run as it is now. */
export function presentStanding(stored: StoredRun, now: number) {
  const run = presentRun(stored, now);
  return { currentScore: run.stars, lives: run.lives, remaining_ms: run.remaining_ms, run };
}

/** The response that closed the question, with the run as it is now. */
export function presentAgain<Result extends Wire['AnswerResult'] | Wire['EndlessResult']>(
  closing: string,
  stored: StoredRun,
  now: number,
): Result {
  // The answer that closed the question wrote it from this shape.
  return { ...(JSON.parse(closing) as Result), ...presentStanding(stored, now) };
}

/** A response that tells how long the open question still has: for the run, and in results once more beside it. */
interface Clocked {
  readonly run: Pick<Wire['Run'], 'id' | 'open_quiz_id' | 'remaining_ms'>;
  readonly remaining_ms?: number | null;
}

/**
 * A kept response as it was, but its clock has run on: a client that lost the first one and asks again later gets
 * the time that is left.
 *
 * @param deadlineAt of the question that the run had open, in epoch milliseconds; null once it is closed
 */
export function withTimeLeft<Response extends Clocked>(
  response: Response,
  deadlineAt: number | null,
  now: number,
): Response {
  if (response.run.remaining_ms === null) return response;
  const left = Math.max(0, (deadlineAt ?? 0) - now);
  const run = { ...response.run, remaining_ms: left };
  return { ...response, run, ...(response.remaining_ms !== undefined && { remaining_ms: left }) };
}
