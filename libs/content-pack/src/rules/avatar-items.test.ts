import { describe, expect, it } from 'vitest';
import type { Figure } from '../model/pack.ts';
import { suitsFigure } from '../model/pictures.ts';
import { packFromFolder } from '../read-pack.ts';
import {
  editedPack,
  problemLines,
  type RefusedEdit,
  starterFiles,
  missedProblems,
} from '../testing/edited-pack.ts';

const heads = 'avatar/head.yaml';
const shoes = 'avatar/shoes.yaml';

describe('D195, D222: the avatar items of the starter pack', () => {
  it('are 13 starters, an item for each of 39 sub-trails and for each of 8 worlds', async () => {
    const { avatarItems } = packFromFolder(await editedPack());
    const places = avatarItems.flatMap(({ unlockedAt }) => unlockedAt ?? []);
    expect(avatarItems).toHaveLength(60);
    expect(places.filter((place) => /^w[1-8]-s[1-5]$/.test(place))).toHaveLength(39);
    expect(places).not.toContain('w8-s4');
    expect(places.filter((place) => /^w[1-8]$/.test(place))).toHaveLength(8);
    expect(new Set(places).size).toBe(47);
  });

  it('include a starter choice for every learner: scarf or cap, glasses and hearing aid', async () => {
    const { avatarItems } = packFromFolder(await editedPack());
    const starters = avatarItems.filter(({ unlockedAt }) => unlockedAt === null);
    const heads = (figure: Figure | null) =>
      starters
        .filter(({ category, suits }) => category === 'head' && suitsFigure(suits, figure))
        .map(({ code }) => code);
    expect(heads('girl')).toEqual(['head-hijab', 'head-glasses', 'head-hearing-aid']);
    expect(heads('boy')).toEqual(['head-kufi', 'head-glasses', 'head-hearing-aid']);
    expect(heads(null)).toEqual(['head-glasses', 'head-hearing-aid']);
  });

  it('have a portrait of each head for each suitable figure', async () => {
    const { avatarItems } = packFromFolder(await editedPack());
    const drawn = (code: string) =>
      Object.keys(avatarItems.find((item) => item.code === code)?.portraits ?? {});
    expect([drawn('head-hijab'), drawn('head-kufi'), drawn('head-glasses')]).toEqual([
      ['girl'],
      ['boy'],
      ['girl', 'boy', 'girl-scarf'],
    ]);
    expect(drawn('top-tunic')).toEqual([]);
  });

  it('include a scarf drawing for each head that suits all', async () => {
    const { avatarItems } = packFromFolder(await editedPack());
    const overScarf = avatarItems.filter(({ scarfImages }) => scarfImages !== null);
    expect(overScarf.map(({ code }) => code)).toEqual(
      avatarItems
        .filter(({ category, suits }) => category === 'head' && suits === 'all')
        .map(({ code }) => code),
    );
    expect(overScarf[0]?.scarfImages?.[1]).toBe('art/avatar/head/head-glasses-scarf-skin-2.svg');
  });

  it('exclude a farewell sub-trail, whose chapters are all quiet', async () => {
    const files = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
    const farewell = await editedPack([
      ...files.map((name) => ({ file: starterFiles[name], from: /^order: .*$/m, to: '$&\nquiet: true' })),
      { file: 'avatar/pants.yaml', from: 'unlock: w1-s1', to: 'unlock: w9-s9' },
    ]);
    expect(await problemLines(farewell)).not.toContainEqual(expect.stringContaining('no avatar item'));
  });
});

describe('D195, D222: rejects avatar items', () => {
  it('for every rule of avatar items', async () => {
    const rows: readonly RefusedEdit[] = [
      ['without one category', { file: shoes }, `${shoes}:1: there are 0 items, not 15`],
      [
        'with a starter too many',
        { file: heads, from: 'unlock: w1-s5', to: 'unlock: start' },
        `${heads}:1: there are 5 items with "unlock: start", not 4`,
      ],
      [
        'with starters for girls only or boys only',
        { file: shoes, from: /suits: all/g, to: 'suits: girls' },
        `${shoes}:1: no item with "unlock: start" suits all`,
      ],
      [
        'drawn for a figure that is not known',
        { file: heads, from: 'suits: girls', to: 'suits: women' },
        'avatar/head.yaml:7:',
      ],
      [
        'that omit a sub-trail',
        { file: 'avatar/pants.yaml', from: 'unlock: w1-s1', to: 'unlock: w9-s9' },
        `sub-trail.yaml:1: no avatar item is unlocked at "w1-s1"`,
      ],
      [
        'granted by the same milestone',
        { file: heads, from: 'unlock: w1-s5', to: 'unlock: w1-s2' },
        `avatar/top.yaml:23: the place "w1-s2" has an item already`,
      ],
      [
        'with a code twice',
        { file: heads, from: 'code: head-turban', to: 'code: head-kufi' },
        `${heads}:24: the code "head-kufi" has an item already`,
      ],
      [
        'with a code without a category',
        { file: heads, from: 'code: head-turban', to: 'code: turban' },
        `${heads}:24: the code "turban" does not begin with "head-"`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});
