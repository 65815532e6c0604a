import { expect, it } from 'vitest';
import { type Answer, isEmpty } from './answer.ts';
import { questionOfEachType } from './testing/questions.ts';
import { emptyAnswer } from './questions/questions.ts';

it.each(questionOfEachType)('B4: the empty answer of $type is empty', ({ type }) => {
  expect(isEmpty(emptyAnswer(type))).toBe(true);
});

it.each<[string, Answer | undefined]>([
  ['no answer', undefined],
  ['a map without pairs', {}],
  ['spaces only', '  '],
])('B4: %s is empty', (_, answer) => {
  expect(isEmpty(answer)).toBe(true);
});

it.each<[string, Answer]>([
  ['a letter', 'A'],
  ['false', false],
  ['one slot filled', ['', 'Makkah', '', '']],
  ['one pair', { Hijaz: 'Green hills' }],
  ['a word', ['HIJAZ']],
])('B5: %s is an answer', (_, answer) => {
  expect(isEmpty(answer)).toBe(false);
});
