import { currentQuiz, type RunState, type TimeUpCause } from './run-state.ts';
import { questionCore } from './question-registry.ts';
import { remembered, stay, toPhase, withEffects, withNewKey, type Step } from './step.ts';
import { firstAttempt, type Submission } from './submission.ts';

/** The clock has run out: the empty answer goes to the server, which closes the question (B4.10, D118). */
export function timeIsUp(state: RunState, cause: TimeUpCause): Step {
  const quiz = currentQuiz(state);
  if (!quiz?.question) return stay(state);
  const { key, state: next } = withNewKey(state);
  const answer = questionCore(quiz.type).emptyAnswer(quiz.question);
  const submission: Submission = { quizId: quiz.id, answer, timeUp: true, key };
  const pending = { submission, attempt: firstAttempt };
  const step = toPhase(next, { name: 'time-up', cause, pending }, { type: 'send', submission });
  return withEffects(remembered(step), { type: 'sound', sound: 'incorrect' });
}
