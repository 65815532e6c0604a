import { describe, expect, it } from 'vitest';
import {
  editedPack,
  missedProblems,
  problemLines,
  type RefusedEdit,
  starterFiles,
} from '../testing/edited-pack.ts';

const list = 'worlds/1-desert/1-the-land/facts.md';
const hajar = 'people/hajar.md';
const fourWorks = `# w9-s1: New

## First

1. The sea is wide.
   - says | bukhari 1 | بحر، واسع
2. The sea is deep.
   - says | muslim 1 | بحر، عميق
3. The sea is blue.
   - says | quran 1:1 | بحر، ازرق
4. Biographers relate that the sea is salty.
   - says | ibn-hisham 1:1 | بحر، مالح
`;
const second = starterFiles.second;

describe('rejects a text', () => {
  it('for every rule of named facts', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'with a fact that the own list lacks',
        { file: second, from: 'facts: [14, 15, 16]', to: 'facts: [14, 15, 400]' },
        `${second}:15: there is no fact 400. Correct the number`,
      ],
      [
        'with a fact that another list lacks',
        { file: hajar, from: 'w1-s2/16', to: 'w1-s2/400' },
        `${hajar}:5: there is no fact w1-s2/400.`,
      ],
      [
        'without the list of an entry',
        { file: hajar, from: 'w1-s2/16', to: '16' },
        `${hajar}:5: there is no fact 16.`,
      ],
      [
        'that names a fact twice',
        { file: second, from: 'facts: [14, 15, 16]', to: 'facts: [14, 15, 14]' },
        `${second}:15: fact 14 is named twice. Name it once.`,
      ],
      [
        'that asks a fact without naming it',
        { file: second, from: 'asks: [15]', to: 'asks: [17]' },
        `${second}:16: the question asks fact 17, but does not name it.`,
      ],
      [
        'in words instead of a number',
        { file: hajar, from: 'w1-s2/16', to: 'Hajar' },
        `${hajar}:5: item 1 of "facts" must be the number of a fact`,
      ],
      [
        'of a list with the id of another sub-trail',
        { file: list, from: '# w1-s1:', to: '# w1-s2:' },
        `${list}:1: the list has the id "w1-s2" of another sub-trail.`,
      ],
      [
        'with more works than a reader sees',
        [
          { file: 'worlds/1-desert/9-new/facts.md', to: fourWorks },
          { file: hajar, from: /facts: .*/, to: 'facts: [w9-s1/1, w9-s1/2, w9-s1/3, w9-s1/4]' },
        ],
        `${hajar}:5: no shown reference states fact 4. Three works are shown`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

describe('a fact list', () => {
  it.each(['worlds/1-desert/9-new/facts.md', 'worlds/9-new/1-new/facts.md'])(
    'may come before the rest of its sub-trail: %s',
    async (file) => {
      expect(await problemLines(await editedPack({ file, to: fourWorks }))).toEqual([]);
    },
  );

  it('is rejected with the malformed line', async () => {
    const file = 'worlds/1-desert/9-new/facts.md';
    const folder = await editedPack({ file, to: fourWorks.replace('bukhari', 'atlas') });
    expect((await problemLines(folder))[0]).toContain(`${file}:6: "atlas" is no work of the list.`);
  });
});
