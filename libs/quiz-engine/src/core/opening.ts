import { timeIsUp } from './answering.ts';
import type { Step } from './events.ts';
import { lockedPartsOf, putInPlay } from './questions.ts';
import type { Failure, Moment, OpenedQuiz, Quiz } from './responses.ts';
import {
  currentQuiz,
  failedAttempt,
  firstAttempt,
  questionCount,
  repeatedAttempt,
  type Phase,
  type RunState,
} from './state.ts';
import { applyRun, putQuiz, reload, remembered, stay, toPhase, withEffects } from './step.ts';

/** Opens a question, which starts its clock (D197); shows the known content meanwhile. */
export function openQuestion(state: RunState, quizId: string): Step {
  const quiz = state.quizzes.find(({ id }) => id === quizId);
  const shown = quiz ? showQuestion(state, quiz) : { ...state, ...untouched, currentId: quizId };
  return toPhase(shown, { name: 'opening', attempt: firstAttempt }, { type: 'open', quizId });
}

/** Makes a question the current one and restores its stored answer. */
export function showQuestion(state: RunState, quiz: Quiz): RunState {
  const shown = { ...state, ...untouched, currentId: quiz.id };
  const answer = quiz.userAnswer ?? undefined;
  if (!quiz.question) return shown;
  const restored = putInPlay(quiz.question, answer);
  const locked = answer === undefined ? null : lockedPartsOf(restored, answer);
  // Stored parts of a match-up are right and locked; any other stored answer is shown as input.
  return locked ? { ...shown, inPlay: putInPlay(quiz.question), locked } : { ...shown, inPlay: restored };
}

const untouched = {
  inPlay: null,
  locked: {},
  tried: [],
  warnedAtMs: null,
  readAloudAt: null,
  hint: null,
  closing: null,
} as const;

export function onOpened(state: RunState, { quiz, run, remainingMs }: OpenedQuiz, now: Moment): Step {
  // A question that was not in the list gets its id only now.
  const isExpected = quiz.id === state.currentId || !currentQuiz(state);
  if (state.phase.name !== 'opening' || !isExpected) return stay(state);
  if (!quiz.question) return toPhase(state, { name: 'load-failed', failure: noContent });
  const listed = { ...state, quizzes: putQuiz(state.quizzes, quiz), refusals: 0 };
  const opened = showQuestion(listed, quiz);
  const running = run ? applyRun(opened, run, now) : ownClock(opened, remainingMs, now);
  return quiz.closed ? closedMeanwhile(running) : startAnswering(running, now);
}

const noContent: Failure = { kind: 'refused', code: 'NO_CONTENT', message: null };

/** Starts answering, or ends the question if its clock ran out while the learner was away (D138). */
export function startAnswering(state: RunState, now: Moment): Step {
  if (state.deadline && state.deadline.at <= now) return timeIsUp(state, 'away');
  const quiz = currentQuiz(state);
  const step = toPhase(state, answeringPhase(state));
  const announcement = { name: 'question', number: quiz?.order ?? 1, count: questionCount(state) } as const;
  return remembered(withEffects(step, { type: 'announce', announcement }));
}

/** `partial` if some parts are locked already. */
export function answeringPhase({ locked }: RunState): Phase {
  return { name: Object.keys(locked).length > 0 ? 'partial' : 'answering' };
}

export function onOpenFailed(state: RunState, quizId: string, failure: Failure, now: Moment): Step {
  if (state.phase.name !== 'opening' || quizId !== state.currentId) return stay(state);
  if (failure.kind === 'session-over') return stay(state);
  if (failure.kind === 'refused') return reload(state, failure);
  const { attempt } = state.phase;
  const next = toPhase(state, { name: 'opening', attempt: failedAttempt(attempt, failure, now) });
  const trouble = { type: 'announce', announcement: { name: 'network-trouble' } } as const;
  return attempt.failures === 0 ? withEffects(next, trouble) : next;
}

/** Retries opening after a network failure. */
export function openAgain(state: RunState): Step {
  const { phase, currentId } = state;
  if (phase.name !== 'opening' || phase.attempt.retryAt === null || currentId === null) return stay(state);
  const again = { ...phase, attempt: repeatedAttempt(phase.attempt) };
  return toPhase(state, again, { type: 'open', quizId: currentId });
}

/** The server closed the question before it was shown: time ran out on another visit. */
function closedMeanwhile(state: RunState): Step {
  const closing = {
    outcome: 'time_up',
    explanation: null,
    sources: [],
    book: null,
    isHeldBack: false,
  } as const;
  return remembered(toPhase({ ...state, closing }, { name: 'time-up', cause: 'away', pending: null }));
}

/** Local clock for a provider without runs, which sends no remaining time. */
function ownClock(state: RunState, remainingMs: number | undefined, now: Moment): RunState {
  const { currentId, questionMs } = state;
  if (currentId === null || questionMs === null) return { ...state, deadline: null };
  return {
    ...state,
    deadline: { quizId: currentId, at: now + (remainingMs ?? questionMs), totalMs: questionMs },
  };
}
