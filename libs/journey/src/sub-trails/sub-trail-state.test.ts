import { expect, it } from 'vitest';
import { subTrail } from '../testing/samples.ts';
import { completedChapters, currentSubTrail, subTrailState } from './sub-trail-state.ts';

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
