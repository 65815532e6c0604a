import type { Quiz as WireQuiz, Run as WireRun } from '@sirah-trails/api-client';
import { isQuestionType, parseQuestion, QuizCallError, type Quiz, type Run } from '@sirah-trails/quiz-engine';

/** A question of the wire as the engine knows it. Fields that other providers leave out are worked out. */
export function quizFromWire(quiz: WireQuiz): Quiz {
  const { id, order, type, user_answer: userAnswer, outcome } = quiz;
  if (!isQuestionType(type)) throw unusable(`question type ${String(type)}`);
  return {
    id,
    order,
    type,
    question: quiz.content === undefined ? null : (parseQuestion(type, quiz.content) ?? null),
    userAnswer,
    // Without the field, an answer that is there has closed its question.
    closed: (quiz.closed as boolean | undefined) ?? userAnswer !== undefined,
    outcome: outcome ?? null,
  };
}

export function runFromWire(run: WireRun | null | undefined): Run | null {
  if (!run) return null;
  const { id, lives, stars, remaining_ms: remainingMs, open_quiz_id: openQuizId } = run;
  return { id, lives, stars, remainingMs, openQuizId };
}

function unusable(what: string) {
  return new QuizCallError({ kind: 'refused', code: 'UNUSABLE', message: `Unknown ${what}` });
}
