import { expect, it } from 'vitest';
import { completedMilestones } from './completed-milestones.ts';

const tree = {
  trails: [
    {
      id: 'w1',
      subTrails: [
        { id: 'w1-s1', chapterIds: ['a', 'b'] },
        { id: 'w1-s2', chapterIds: ['c'] },
      ],
    },
    { id: 'w2', subTrails: [{ id: 'w2-s1', chapterIds: ['d'] }] },
    { id: 'empty', subTrails: [{ id: 'empty-s1', chapterIds: [] }] },
  ],
};

it.each([
  ['nothing while a chapter of the sub-trail is open', 'a', ['a'], []],
  ['the sub-trail with the last of its chapters', 'b', ['a', 'b'], ['w1-s1']],
  ['the sub-trail alone while another one is open', 'c', ['a', 'c'], ['w1-s2']],
  ['the sub-trails and the world with the last of all', 'c', ['a', 'b', 'c'], ['w1-s1', 'w1-s2', 'w1']],
  ['also what a newer pack has made complete', 'd', ['a', 'b', 'd'], ['w1-s1', 'w2-s1', 'w2']],
  ['nothing for a chapter that the journey does not have', 'z', ['a', 'b', 'c', 'z'], []],
])('D195: passing a chapter completes %s', (_, chapterId, passed, milestones) => {
  expect(completedMilestones(tree, chapterId, new Set(passed))).toEqual(milestones);
});
