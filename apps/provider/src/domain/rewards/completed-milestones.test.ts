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
  ['nothing with an open chapter in the sub-trail', 'a', ['a'], []],
  ['the sub-trail with its last chapter', 'b', ['a', 'b'], ['w1-s1']],
  ['only the sub-trail while another is incomplete', 'c', ['a', 'c'], ['w1-s2']],
  ['the world with its last chapter', 'c', ['a', 'b', 'c'], ['w1-s1', 'w1-s2', 'w1']],
  ['milestones that a newer pack completed', 'd', ['a', 'b', 'd'], ['w1-s1', 'w2-s1', 'w2']],
  ['nothing for a chapter outside the journey', 'z', ['a', 'b', 'c', 'z'], []],
])('D195: passing a chapter completes %s', (_, chapterId, passed, milestones) => {
  expect(completedMilestones(tree, chapterId, new Set(passed))).toEqual(milestones);
});
