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
  type RunState,
} from './state.ts';
import { applyRun, putQuiz, reload, remembered, stay, toPhase, withEffects } from './step.ts';

/** Asks for a question, which starts its clock (D197). What is known of it is shown meanwhile. */
export function openQuestion(state: RunState, quizId: string): Step {
  const quiz = state.quizzes.find(({ id }) => id === quizId);
  const shown = quiz ? showQuestion(state, quiz) : { ...state, ...untouched, currentId: quizId };
  return toPhase(shown, { name: 'opening', attempt: firstAttempt }, { type: 'open', quizId });
}

/** Makes a question the current one, with what the learner had put in before. */
export function showQuestion(state: RunState, quiz: Quiz): RunState {
  const shown = { ...state, ...untouched, currentId: quiz.id };
  const answer = quiz.userAnswer ?? undefined;
  if (!quiz.question) return shown;
  const restored = putInPlay(quiz.question, answer);
  const locked = answer === undefined ? null : lockedPartsOf(restored, answer);
  // Part by part, what is stored is right already and locked; else it is a whole answer to look at again.
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
  // A question that no list holds has its id only now.
  const isExpected = quiz.id === state.currentId || !currentQuiz(state);
  if (state.phase.name !== 'opening' || !isExpected) return stay(state);
  if (!quiz.question) return toPhase(state, { name: 'load-failed', failure: noContent });
  const listed = { ...state, quizzes: putQuiz(state.quizzes, quiz), refusals: 0 };
  const opened = showQuestion(listed, quiz);
  const running = run ? applyRun(opened, run, now) : ownClock(opened, remainingMs, now);
  return quiz.closed ? closedMeanwhile(running) : startAnswering(running, now);
}

const noContent: Failure = { kind: 'refused', code: 'NO_CONTENT', message: null };

/** Play on an open question, or its end where the clock ran out while the learner was away (D138). */
export function startAnswering(state: RunState, now: Moment): Step {
  if (state.deadline && state.deadline.at <= now) return timeIsUp(state, 'away');
  const quiz = currentQuiz(state);
  const partly = Object.keys(state.locked).length > 0;
  const step = toPhase(state, { name: partly ? 'partial' : 'answering' });
  const announcement = { name: 'question', number: quiz?.order ?? 1, count: questionCount(state) } as const;
  return remembered(withEffects(step, { type: 'announce', announcement }));
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

/** Asks for the same question once more, after the network failed. */
export function openAgain(state: RunState): Step {
  const { phase, currentId } = state;
  if (phase.name !== 'opening' || phase.attempt.retryAt === null || currentId === null) return stay(state);
  const again = { ...phase, attempt: repeatedAttempt(phase.attempt) };
  return toPhase(state, again, { type: 'open', quizId: currentId });
}

/** The server closed it before it was seen: time ran out elsewhere. */
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

/** A provider without runs sends no remaining time: the clock is ours. */
function ownClock(state: RunState, remainingMs: number | undefined, now: Moment): RunState {
  const { currentId, questionMs } = state;
  if (currentId === null || questionMs === null) return { ...state, deadline: null };
  return {
    ...state,
    deadline: { quizId: currentId, at: now + (remainingMs ?? questionMs), totalMs: questionMs },
  };
}
