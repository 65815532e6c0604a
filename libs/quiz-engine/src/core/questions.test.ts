import { expect, expectTypeOf, it } from 'vitest';
import type { QuestionCore } from '../questions/contract/core.ts';
import { putInPlay, type Answer, type Input, type Question, type QuestionInPlay } from './questions.ts';
import { multipleChoice } from '../questions/multiple-choice/core.ts';
import type { TrueOrFalse } from '../questions/true-or-false/core.ts';
import { sampleQuestion } from '../testing/sample-chapter.ts';

// These types are the test: a wrong pairing must not compile.

it('question, input and answer belong to one type', () => {
  expectTypeOf<Input<'true_or_false'>>().toEqualTypeOf<boolean | null>();
  expectTypeOf<Answer>().toEqualTypeOf<string | boolean | null | string[] | Record<string, string>>();
  const question: Question<'true_or_false'> = sampleQuestion('true_or_false');
  const inPlay: QuestionInPlay = putInPlay(question);
  expect(inPlay).toMatchObject({ type: 'true_or_false', input: null });
  // @ts-expect-error a letter is no input of a true-or-false question
  const wrong: QuestionInPlay = { type: 'true_or_false', question, input: 'B', key: null };
  // @ts-expect-error the question is of another type
  const alsoWrong: QuestionInPlay = { type: 'multiple_choice', question, input: 'B', key: null };
  expect([wrong, alsoWrong]).toHaveLength(2);
});

it('the core of one type does not stand in for another', () => {
  // @ts-expect-error its functions take other questions and inputs
  const wrong: QuestionCore<TrueOrFalse> = multipleChoice;
  expect(wrong).toBe(multipleChoice);
});
