import type { AnswerResult as WireResult } from '@sirah-trails/api-client';
import type { AnswerResult } from '@sirah-trails/quiz-engine';
import { quizFromWire, runFromWire } from './wire-quiz.ts';

/** Our additions, which a provider without them leaves out: then the engine goes by `result` and `code` alone. */
type Bare = Pick<WireResult, 'result'> & Partial<WireResult>;

/** The result of an answer as the engine knows it. */
export function resultFromWire(wire: Bare): AnswerResult {
  return {
    result: wire.result,
    code: wire.code ?? null,
    correctAnswers: wire.correct_answers,
    parts: wire.answer_summary ?? null,
    hint: wire.hint ?? null,
    explanation: wire.explanation ?? null,
    sources: wire.references ?? [],
    quiet: wire.quiet ?? false,
    lives: wire.lives ?? null,
    run: runFromWire(wire.run),
    nextQuiz: wire.next_quiz ? quizFromWire(wire.next_quiz) : null,
  };
}
