import type { RunExit, RunEffect, Step } from './events.ts';
import { draftOf, lockedPartsOf } from './questions.ts';
import type { Failure, Moment, Quiz, Run } from './responses.ts';
import { sendingOf, type Deadline, type Phase, type RunMemory, type RunState } from './state.ts';

export function stay(state: RunState): Step {
  return { state, effects: [] };
}

export function toPhase(state: RunState, phase: Phase, ...effects: readonly RunEffect[]): Step {
  return { state: { ...state, phase }, effects };
}

export function withEffects(step: Step, ...effects: readonly RunEffect[]): Step {
  return { ...step, effects: [...step.effects, ...effects] };
}

export function sound({ quiet }: RunState, name: 'correct' | 'incorrect'): RunEffect {
  return { type: 'sound', sound: name, quiet };
}

/** Stores the memory before the other effects, so that a crash in between loses nothing. */
export function remembered(step: Step): Step {
  const { runId, notes, currentId } = step.state;
  // The memory needs the id of a run.
  if (runId === null) return step;
  const pending = sendingOf(step.state)?.submission ?? null;
  const draft = draftIn(step.state);
  const memory = {
    runId,
    pending,
    notes,
    ...(draft && { draft }),
    ...(currentId !== null && { shown: currentId }),
  };
  return { ...step, effects: [{ type: 'remember', memory }, ...step.effects] };
}

function draftIn({ inPlay, currentId, closing, phase }: RunState): RunMemory['draft'] {
  const input = inPlay && !closing && phase.name !== 'time-up' ? draftOf(inPlay) : null;
  return input === null || currentId === null ? undefined : { quizId: currentId, input };
}

/** Takes the next key of this visit. */
export function withNewKey(state: RunState): { readonly key: string; readonly state: RunState } {
  const keysUsed = state.keysUsed + 1;
  return { key: `${state.seed}-${keysUsed}`, state: { ...state, keysUsed } };
}

export function load(state: RunState): Step {
  return toPhase(
    { ...state, currentId: null, inPlay: null, closing: null },
    { name: 'loading' },
    { type: 'load' },
  );
}

/** The question is open in a run of the learner: its practice is refused until that run ends (D217). */
const openElsewhere = 'QUIZ_OPEN';

/** Reloads the server's state after a refusal; after the second refusal in a row the learner has to ask for it. */
export function reload(state: RunState, failure: Failure): Step {
  const refusals = state.refusals + 1;
  const next = { ...state, refusals };
  const step =
    refusals > 1 || failure.code === openElsewhere
      ? toPhase(next, { name: 'load-failed', failure })
      : load(next);
  return withEffects(step, { type: 'forget' });
}

/** Ends the run and clears its memory on the device. */
export function finish(state: RunState, exit: RunExit): Step {
  const step = leave(state, exit);
  return { ...step, effects: [{ type: 'forget' }, ...step.effects] };
}

/** Ends the run and leaves its memory on the device. */
export function leave(state: RunState, exit: RunExit): Step {
  const { stars, lives } = state;
  return toPhase(state, { name: 'finished' }, { type: 'finish', exit, stars, lives });
}

/** Replaces lives, stars and time by the server's. */
export function applyRun(state: RunState, run: Run, now: Moment): RunState {
  return {
    ...state,
    runId: run.id,
    lives: clamp(run.lives, state.limits.lives),
    stars: clamp(run.stars, state.limits.stars),
    // Notes of another run do not count.
    notes: state.runId === run.id ? state.notes : [],
    ...timeOf(state, run, now),
    tried: (isCurrent(state, run) ? run.tried : null) ?? state.tried,
    hint: (isCurrent(state, run) ? run.hint : null) ?? state.hint,
    locked: isCurrent(state, run) ? withFound(state, run) : state.locked,
  };
}

/** Like `applyRun`, but takes only the time of the open question. */
export function applyTime(state: RunState, run: Run, now: Moment): RunState {
  return { ...state, ...timeOf(state, run, now) };
}

function timeOf(state: RunState, run: Run, now: Moment): Pick<RunState, 'deadline'> {
  return { deadline: run.openQuizId === null ? null : deadlineOf(state, run.openQuizId, run, now) };
}

/** Adds the parts that the server has confirmed, also in a wrong answer (D245). */
function withFound({ inPlay, locked }: RunState, { found }: Run): RunState['locked'] {
  return inPlay === null || found === null ? locked : { ...locked, ...lockedPartsOf(inPlay, found) };
}

function isCurrent({ currentId }: RunState, { openQuizId }: Run) {
  return openQuizId !== null && openQuizId === currentId;
}

/**
 * Counts lives and stars from the answers, for a provider without runs (B4.12).
 *
 * @param known stars of the run, if the answers have no outcome
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

/** Replaces a question or inserts it in order. */
export function putQuiz(quizzes: readonly Quiz[], quiz: Quiz): readonly Quiz[] {
  const others = quizzes.filter(({ id }) => id !== quiz.id);
  return [...others, quiz].sort((a, b) => a.order - b.order);
}

/**
 * Deadline from the server's remaining time. Latency makes each response an upper bound, so the earliest deadline of a
 * question holds; only extra time moves it later, by no more than its length (D215).
 * In the grace after the deadline the server adds the whole extra time from now on.
 */
function deadlineOf(
  { deadline, questionMs }: RunState,
  quizId: string,
  { remainingMs, extraMs }: Pick<Run, 'remainingMs' | 'extraMs'>,
  now: Moment,
): Deadline | null {
  if (remainingMs === null) return null;
  const same = deadline?.quizId === quizId ? deadline : null;
  const extra = Math.min(extraMs ?? 0, remainingMs);
  const own = remainingMs - extra;
  const at = Math.min(now + remainingMs, Math.max(now, same?.at ?? Infinity) + extra);
  const totalMs = same?.totalMs ?? Math.max(questionMs ?? 0, own);
  return { quizId, at, totalMs, extra: extraTimeOf(same, at - own, now) };
}

/** Extra time until a moment; its total stays until more is added. */
function extraTimeOf(before: Deadline | null, until: Moment, now: Moment): Deadline['extra'] {
  if (until <= now) return undefined;
  const same = before?.extra && before.extra.until >= until ? before.extra : null;
  return { until, totalMs: same?.totalMs ?? until - now };
}

function clamp(value: number, most: number) {
  return Math.min(most, Math.max(0, Math.trunc(value)));
}
