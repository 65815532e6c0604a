import type { Failure, Moment, OpenedQuiz } from './chapter.ts';
import { applyRun, putQuiz } from './apply-run.ts';
import { reload } from './reloading.ts';
import { currentQuiz, type RunState } from './run-state.ts';
import { rules } from './rules.ts';
import { showQuestion } from './show-question.ts';
import { remembered, stay, toPhase, withEffects, type Step } from './step.ts';
import { failedAttempt, firstAttempt } from './submission.ts';
import { timeIsUp } from './time-up.ts';

/** Asks for a question, which starts its clock (D197). What is known of it is shown meanwhile. */
export function openQuestion(state: RunState, quizId: string): Step {
  const quiz = state.quizzes.find(({ id }) => id === quizId);
  if (!quiz) return stay(state);
  return toPhase(
    showQuestion(state, quiz),
    { name: 'opening', attempt: firstAttempt },
    { type: 'open', quizId },
  );
}

export function onOpened(state: RunState, { quiz, run }: OpenedQuiz, now: Moment): Step {
  if (state.phase.name !== 'opening' || quiz.id !== state.currentId) return stay(state);
  if (!quiz.question) return refusedOpening(state);
  const listed = { ...state, quizzes: putQuiz(state.quizzes, quiz), refusals: 0 };
  const opened = showQuestion(listed, quiz);
  const running = run ? applyRun(opened, run, now) : ownClock(opened, now);
  return quiz.closed ? closedMeanwhile(running) : startAnswering(running, now);
}

/** Play on an open question, or its end where the clock has run out while nobody was here (D138). */
export function startAnswering(state: RunState, now: Moment): Step {
  if (state.deadline && state.deadline.at <= now) return timeIsUp(state, 'away');
  const quiz = currentQuiz(state);
  const partly = Object.keys(state.locked).length > 0;
  const step = toPhase(state, { name: partly ? 'partial' : 'answering' });
  const said = { name: 'question', number: quiz?.order ?? 1, count: state.quizzes.length } as const;
  return remembered(withEffects(step, { type: 'announce', announcement: said }));
}

export function onOpenFailed(state: RunState, quizId: string, failure: Failure, now: Moment): Step {
  if (state.phase.name !== 'opening' || quizId !== state.currentId) return stay(state);
  if (failure.kind === 'refused') return reload(state, failure);
  const { attempt } = state.phase;
  const next = toPhase(state, { name: 'opening', attempt: failedAttempt(attempt, failure, now) });
  const trouble = { type: 'announce', announcement: { name: 'network-trouble' } } as const;
  return attempt.failures === 0 ? withEffects(next, trouble) : next;
}

/** The server closed it before it was seen: time ran out elsewhere. */
function closedMeanwhile(state: RunState): Step {
  const closing = { outcome: 'time_up', key: null, explanation: null, sources: [] } as const;
  return remembered(toPhase({ ...state, closing }, { name: 'time-up', cause: 'away', pending: null }));
}

/** A provider without runs sends no remaining time: the clock is ours. */
function ownClock(state: RunState, now: Moment): RunState {
  const { currentId, questionMs } = state;
  if (currentId === null || questionMs === null) return { ...state, deadline: null };
  return { ...state, deadline: { quizId: currentId, at: now + questionMs, totalMs: questionMs } };
}

function refusedOpening(state: RunState): Step {
  const failure: Failure = { kind: 'refused', code: 'NO_CONTENT', message: null };
  return toPhase({ ...state, refusals: rules.lives }, { name: 'load-failed', failure });
}
