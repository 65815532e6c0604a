import { remainingMs } from '../../domain/run/question-clock.ts';
import { nextQuestion, openQuestion, questionOf } from '../../domain/run/run-state.ts';
import { currentQuestions, type PlayQuestion } from '../../play/play-question.ts';
import type { Wire } from '../../play/wire.ts';
import type { PlayedRun } from './played-run.ts';
import { type Stage, stageQuestion } from './stage.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';

/** The run as the contract spells it. */
export function presentRun({ id, state }: PlayedRun, now: number): Wire['Run'] {
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

/** The questions of the run, in order; of a stage without a run, its current questions, none of them opened. */
export function presentQuizzes(stage: Stage, run: PlayedRun | null): Wire['Quiz'][] {
  const questions = run
    ? run.state.questions.map(({ id }) => stageQuestion(stage, id))
    : currentQuestions(stage.questions);
  return questions.map((question) => presentQuiz(question, run));
}

/** A question as the contract spells it: its content only when the learner has opened it. */
export function presentQuiz({ question, position }: PlayQuestion, run: PlayedRun | null): Wire['Quiz'] {
  const played = run ? questionOf(run.state, question.id) : undefined;
  const kept = run?.kept.get(question.id);
  return {
    id: question.id,
    order: run ? numberIn(run, question.id) : position,
    type: question.type,
    current_question_number: run ? currentNumber(run) : 1,
    closed: Boolean(played?.outcome),
    ...(run && played && played.openedAt !== null && { content: publicQuestion(question, run.seed) }),
    ...(kept !== undefined && { user_answer: kept }),
    ...(played?.outcome && { outcome: played.outcome }),
  };
}

/** The same, with its content although its clock has not started: for the answer that closes the question before it. */
export function presentNextQuiz(stage: Stage, run: PlayedRun): Wire['Quiz'] | null {
  const next = run.state.lives > 0 ? nextQuestion(run.state) : undefined;
  if (!next) return null;
  const found = stageQuestion(stage, next.id);
  return { ...presentQuiz(found, run), content: publicQuestion(found.question, run.seed) };
}

/** The number of the question that is to be answered now; the last one when none is left. */
function currentNumber(run: PlayedRun): number {
  const next = nextQuestion(run.state);
  return next ? numberIn(run, next.id) : run.state.questions.length;
}

/** The place in the run, from 1: a newer pack may have moved the question, and a run counts on as it began. */
function numberIn({ state }: PlayedRun, questionId: string): number {
  return state.questions.findIndex(({ id }) => id === questionId) + 1;
}
