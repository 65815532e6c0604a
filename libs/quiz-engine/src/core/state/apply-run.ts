import type { Moment, Quiz, Run } from './responses.ts';
import type { Deadline, RunState } from './run-state.ts';

/** What the server sends of a run replaces ours whole. */
export function applyRun(state: RunState, run: Run, now: Moment): RunState {
  return {
    ...state,
    runId: run.id,
    lives: clamp(run.lives, state.limits.lives),
    stars: clamp(run.stars, state.limits.stars),
    // What was noted in another run counts no more.
    notes: state.runId === run.id ? state.notes : [],
    ...timeOf(state, run, now),
    tried: (isCurrent(state, run) ? run.tried : null) ?? state.tried,
    hint: (isCurrent(state, run) ? run.hint : null) ?? state.hint,
  };
}

/** Of what the server sends of a run, only the time of the open question. */
export function applyTime(state: RunState, run: Run, now: Moment): RunState {
  return { ...state, ...timeOf(state, run, now) };
}

function timeOf(state: RunState, run: Run, now: Moment): Pick<RunState, 'deadline'> {
  return { deadline: run.openQuizId === null ? null : deadlineOf(state, run.openQuizId, run, now) };
}

/** Whether the run's open question is the one on screen. */
function isCurrent({ currentId }: RunState, { openQuizId }: Run) {
  return openQuizId !== null && openQuizId === currentId;
}

/**
 * Lives and stars by B4.12, for a provider that sends no run: counted from the answers.
 *
 * @param known stars of the try, where the answers do not say whether they were right
 */
export function countFromAnswers(state: RunState, quizzes: readonly Quiz[], known?: number): RunState {
  const closed = quizzes.filter((quiz) => quiz.closed);
  const count = (outcomes: readonly Quiz['outcome'][]) =>
    closed.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const right = Math.min(known ?? count(['right']), closed.length);
  const wrong = known === undefined ? count(['wrong', 'time_up']) : closed.length - right;
  return {
    ...state,
    runId: null,
    lives: clamp(state.limits.lives - wrong, state.limits.lives),
    stars: clamp(right, state.limits.stars),
    deadline: null,
  };
}

/** Replaces a question, or adds it in its order. */
export function putQuiz(quizzes: readonly Quiz[], quiz: Quiz): readonly Quiz[] {
  const others = quizzes.filter(({ id }) => id !== quiz.id);
  return [...others, quiz].sort((a, b) => a.order - b.order);
}

/**
 * The deadline that the server's remaining time means now. Each response bounds it from above (it travelled),
 * so for one question the earliest stands; only time to read moves it later, by no more than there is to read (D215).
 * In the grace after the deadline the server adds that whole time from now on.
 */
function deadlineOf(
  { deadline, questionMs }: RunState,
  quizId: string,
  { remainingMs, readingMs }: Pick<Run, 'remainingMs' | 'readingMs'>,
  now: Moment,
): Deadline | null {
  if (remainingMs === null) return null;
  const same = deadline?.quizId === quizId ? deadline : null;
  const toRead = Math.min(readingMs ?? 0, remainingMs);
  const own = remainingMs - toRead;
  const at = Math.min(now + remainingMs, Math.max(now, same?.at ?? Infinity) + toRead);
  const totalMs = same?.totalMs ?? Math.max(questionMs ?? 0, own);
  return { quizId, at, totalMs, reading: readingOf(same, at - own, now) };
}

/** Time to read until a moment; what was drawn as its whole stays until more is added. */
function readingOf(before: Deadline | null, until: Moment, now: Moment): Deadline['reading'] {
  if (until <= now) return undefined;
  const same = before?.reading && before.reading.until >= until ? before.reading : null;
  return { until, totalMs: same?.totalMs ?? until - now };
}

function clamp(value: number, most: number) {
  return Math.min(most, Math.max(0, Math.trunc(value)));
}
