import { expect, it } from 'vitest';
import { type Answer, isEmpty } from './answer.ts';
import { questionOfEachType } from './testing/questions.ts';
import { emptyAnswer } from './questions/questions.ts';

it('B4: an answer without input is empty', () => {
  const answers = [...questionOfEachType.map(({ type }) => emptyAnswer(type)), undefined, {}, '  '];
  expect(answers.filter((answer) => !isEmpty(answer))).toEqual([]);
});

it('B5: false, a filled slot, a pair and a word are not empty', () => {
  const answers: Answer[] = ['A', false, ['', 'Makkah', '', ''], { Hijaz: 'Green hills' }, ['HIJAZ']];
  expect(answers.filter(isEmpty)).toEqual([]);
});
