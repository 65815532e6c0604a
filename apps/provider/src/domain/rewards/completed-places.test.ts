import { expect, it } from 'vitest';
import { completedPlaces } from './completed-places.ts';

const tree = {
  trails: [
    {
      id: 'w1',
      subTrails: [
        { id: 'w1-s1', chapterIds: ['a', 'b'] },
        { id: 'w1-s2', chapterIds: ['c'] },
      ],
    },
  ],
};

it.each([
  ['nothing while a chapter of the sub-trail is open', 'a', ['a'], []],
  ['the sub-trail with the last of its chapters', 'b', ['a', 'b'], ['w1-s1']],
  ['the sub-trail and the world with the last of all', 'c', ['a', 'b', 'c'], ['w1-s2', 'w1']],
  ['the world whichever sub-trail comes last', 'b', ['a', 'b', 'c'], ['w1-s1', 'w1']],
  ['nothing for a chapter that the journey does not have', 'z', ['a', 'b', 'c', 'z'], []],
])('195: passing a chapter completes %s', (_, chapterId, passed, places) => {
  expect(completedPlaces(tree, chapterId, new Set(passed))).toEqual(places);
});
