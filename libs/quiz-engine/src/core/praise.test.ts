import { expect, it } from 'vitest';
import { sampleKey } from '../testing/sample-chapter.ts';
import { answer, rightResult, runAt, submit, wrongResult } from '../testing/test-run.ts';
import { questionTypes, type QuestionType } from './questions.ts';

/** A right answer after a time and some mistakes; the questions before are right except the named one. */
function praised(type: QuestionType, { afterMs = 30_000, mistakes = 0, wrongAt = '', lives = 3 } = {}) {
  const run = runAt(type).wait(afterMs);
  run.state = {
    ...run.state,
    lives,
    tried: Array.from({ length: mistakes }, (_, index) => `no-${index}`),
    quizzes: run.state.quizzes.map((quiz) =>
      quiz.type === wrongAt ? { ...quiz, outcome: 'wrong' as const } : quiz,
    ),
  };
  answer(submit(run, type, sampleKey(type)), rightResult());
  return run.state.closing?.praise;
}

it.each([
  ['multiple_choice', {}, 'without-hint'],
  ['multiple_choice', { afterMs: 5_000 }, 'quick'],
  ['multiple_choice', { mistakes: 1, afterMs: 5_000 }, 'second-try'],
  ['multiple_choice', { mistakes: 2 }, 'kept-trying'],
  ['true_or_false', {}, 'judged'],
  ['drag_and_drop', {}, 'three-in-a-row'],
  ['drag_and_drop', { wrongAt: 'true_or_false' }, 'ordered'],
  ['matchup_words', {}, 'paired'],
  ['unscramble_words', {}, 'five-in-a-row'],
  ['unscramble_words', { wrongAt: 'true_or_false' }, 'three-in-a-row'],
  ['unscramble_words', { wrongAt: 'drag_and_drop' }, 'spelled'],
  ['unscramble_words', { lives: 2 }, 'spelled'],
] as const)('a right answer to %s with %j is praised as %s', (type, facts, praise) => {
  expect(praised(type, facts)).toBe(praise);
});

it('a mistake is not praised', () => {
  for (const type of questionTypes) {
    const run = submit(runAt(type), type);
    expect(answer(run, wrongResult(type)).state.closing).toBeNull();
  }
});
