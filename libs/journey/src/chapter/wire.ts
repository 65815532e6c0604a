import type { AnswerResult as WireResult, Quiz as WireQuiz, Run as WireRun } from '@sirah-trails/api-client';
import { QuizCallError } from '@sirah-trails/quiz-engine';
import {
  isQuestionType,
  parseQuestion,
  type AnswerResult,
  type Quiz,
  type Run,
  type Submission,
} from '@sirah-trails/quiz-engine/core';

/** Converts a question for the engine. Derives the fields that other providers leave out. */
export function quizFromWire(quiz: WireQuiz): Quiz {
  const { id, order, type, user_answer: userAnswer, outcome } = quiz;
  if (!isQuestionType(type)) throw unusable(`question type ${String(type)}`);
  return {
    id,
    order,
    type,
    question: quiz.content === undefined ? null : (parseQuestion(type, quiz.content) ?? null),
    userAnswer,
    // Without the field, a stored answer has closed its question.
    closed: (quiz.closed as boolean | undefined) ?? userAnswer !== undefined,
    outcome: outcome ?? null,
  };
}

export function runFromWire(run: WireRun | null | undefined): Run | null {
  if (!run) return null;
  const { id, lives, stars, remaining_ms: remainingMs, open_quiz_id: openQuizId } = run;
  const { tried = null, hint = null, found = null, reading_ms: extraMs = null } = run;
  return { id, lives, stars, remainingMs, openQuizId, tried, hint, found, extraMs };
}

/** Other providers leave out our additions: then the engine uses only `result` and `code`. */
type Bare = Pick<WireResult, 'result'> & Partial<WireResult>;

/** Converts the result of an answer for the engine. */
export function resultFromWire(wire: Bare): AnswerResult {
  return {
    result: wire.result,
    code: wire.code ?? null,
    correctAnswers: wire.correct_answers,
    parts: wire.answer_summary ?? null,
    hint: wire.hint ?? null,
    explanation: wire.explanation ?? null,
    sources: wire.references ?? [],
    book: wire.book ?? null,
    quiet: wire.quiet ?? false,
    lives: wire.lives ?? null,
    run: runFromWire(wire.run),
    nextQuiz: wire.next_quiz ? quizFromWire(wire.next_quiz) : null,
  };
}

/**
 * The body of an answer is as specified: an empty answer says by itself that time is up, and only the map of a
 * match-up needs the flag.
 */
export function bodyOf({ answer, timeUp }: Submission) {
  const isMatchUp = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return { answer, ...(timeUp && isMatchUp && { time_up: true }) };
}

function unusable(what: string) {
  return new QuizCallError({ kind: 'refused', code: 'UNUSABLE', message: `Unknown ${what}` });
}
