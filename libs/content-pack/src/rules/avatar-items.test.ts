import { describe, expect, it } from 'vitest';
import { editedPack, problemLines, starterPack, type RefusedEdit } from '../testing/edited-pack.ts';
import { readPack } from '../read-pack.ts';

const heads = 'avatar/head.yaml';
const shoes = 'avatar/shoes.yaml';

describe('D195: the avatar items of the starter pack', () => {
  it('are 12 starters, one for each of 40 sub-trails and one for each of 8 worlds', async () => {
    const { avatarItems } = await readPack(starterPack);
    const places = avatarItems.flatMap(({ unlockedAt }) => unlockedAt ?? []);
    expect(avatarItems).toHaveLength(60);
    expect(places.filter((place) => /^w[1-8]-s[1-5]$/.test(place))).toHaveLength(40);
    expect(places.filter((place) => /^w[1-8]$/.test(place))).toHaveLength(8);
    expect(new Set(places).size).toBe(48);
  });
});

describe('D195: avatar items are refused', () => {
  it.each<RefusedEdit>([
    ['without one category', { file: shoes }, `${shoes}:1: there are 0 items, not 15`],
    [
      'with a starter too many',
      { file: heads, from: 'unlock: w1-s1', to: 'unlock: start' },
      `${heads}:1: there are 4 items with "unlock: start", not 3`,
    ],
    [
      'that leave a sub-trail without one',
      { file: heads, from: 'unlock: w1-s1', to: 'unlock: w9-s9' },
      `sub-trail.yaml:1: no avatar item is unlocked at "w1-s1"`,
    ],
    [
      'that come from one place',
      { file: heads, from: 'unlock: w1-s5', to: 'unlock: w1-s2' },
      `avatar/top.yaml:18: the place "w1-s2" has an item already`,
    ],
    [
      'with a code twice',
      { file: heads, from: 'code: head-turban', to: 'code: head-kufi' },
      `${heads}:19: the code "head-kufi" has an item already`,
    ],
    [
      'whose code names no category',
      { file: heads, from: 'code: head-turban', to: 'code: turban' },
      `${heads}:19: the code "turban" does not begin with "head-"`,
    ],
  ])('%s', async (_, edit, line) => {
    expect(problemLines(await editedPack(edit))).toContainEqual(expect.stringContaining(line));
  });
});
