import { expect, it } from 'vitest';
import { type Answer, emptyAnswers, isEmpty } from './answer.ts';

it.each(Object.entries(emptyAnswers))('B4: the empty answer of %s is empty', (_, answer) => {
  expect(isEmpty(answer)).toBe(true);
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
