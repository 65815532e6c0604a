import { expect, it } from 'vitest';
import { chapter } from '../testing/samples.ts';
import { byNumber, chapterChoice } from './chapter-choice.ts';

it.each([
  [{ star: 0, locked: false }, 'open'],
  [{ star: 2, locked: false }, 'open'],
  [{ star: 3, locked: false }, 'passed'],
  [{ star: 5, locked: false }, 'passed'],
  [{ star: 0, locked: true }, 'locked'],
])('B5, D111: a chapter with %o is %s', (facts, choice) => {
  expect(chapterChoice(chapter(facts))).toBe(choice);
});

it('B2: chapters stand in order of their number', () => {
  const mixed = [chapter({ chapter: 3 }), chapter({ chapter: 1 }), chapter({ chapter: 2 })];
  expect(byNumber(mixed).map((row) => row.chapter)).toEqual([1, 2, 3]);
});
