import { expect, it } from 'vitest';
import {
  byNumber,
  chapterChoice,
  completedChapters,
  currentSubTrail,
  currentWorld,
  subTrailState,
} from './rules.ts';
import { chapter, subTrail, trail } from '../testing/samples.ts';

it.each([
  [{ star: 0, locked: false }, 'open'],
  [{ star: 2, locked: false }, 'open'],
  [{ star: 3, locked: false }, 'passed'],
  [{ star: 5, locked: false }, 'passed'],
  [{ star: 0, locked: true }, 'locked'],
])('B5, D111: a chapter with %o is %s', (facts, choice) => {
  expect(chapterChoice(chapter(facts))).toBe(choice);
});

it('B2: sorts chapters by number', () => {
  const mixed = [chapter({ chapter: 3 }), chapter({ chapter: 1 }), chapter({ chapter: 2 })];
  expect(byNumber(mixed).map((row) => row.chapter)).toEqual([1, 2, 3]);
});

it.each([
  [{ remaining_chapters: 5, chapter_count: 5 }, { kind: 'start' }],
  [{ remaining_chapters: 7, chapter_count: 7 }, { kind: 'start' }],
  [
    { remaining_chapters: 4, chapter_count: 5 },
    { kind: 'more', remaining: 4 },
  ],
  [
    { remaining_chapters: 1, chapter_count: 5 },
    { kind: 'more', remaining: 1 },
  ],
  [{ remaining_chapters: 0, chapter_count: 5 }, { kind: 'completed' }],
  [{ remaining_chapters: 5, chapter_count: 5, locked: true }, { kind: 'locked' }],
])('D140: %o shows %o', (counts, state) => {
  expect(subTrailState(subTrail(counts))).toEqual(state);
});

it('D140: completed chapters are the total of the data less what remains', () => {
  expect(completedChapters(subTrail({ remaining_chapters: 2, chapter_count: 6 }))).toBe(4);
});

it('the current sub-trail is the first open one with chapters left', () => {
  const rows = [
    subTrail({ id: 'a', remaining_chapters: 0 }),
    subTrail({ id: 'b', remaining_chapters: 3 }),
    subTrail({ id: 'c', locked: true }),
  ];
  expect(currentSubTrail(rows)?.id).toBe('b');
  expect(currentSubTrail(rows.slice(0, 1))).toBeUndefined();
});

it('D195: the current world is the last open one', () => {
  const rows = [trail({ id: 'w1' }), trail({ id: 'w2' }), trail({ id: 'w3', locked: true })];
  expect(currentWorld(rows)?.id).toBe('w2');
});

it('without an open world there is none', () => {
  expect(currentWorld([trail({ locked: true })])).toBeUndefined();
});
