import { describe, expect, it } from 'vitest';
import { type RefusedEdit, missedProblems } from '../testing/edited-pack.ts';

const works = 'works.yaml';
const cards = 'activities/before-the-message.md';

describe('rejects a reference', () => {
  it('for every rule of references', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'a source text of an unknown work',
        [
          { file: 'sources.yaml' },
          {
            file: 'sources.yaml',
            to: `- { work: nowhere, file: a.txt, from: b, sha256: ${'a'.repeat(64)} }\n`,
          },
        ],
        'sources.yaml:1: "a.txt" is no text of "nowhere" in works.yaml',
      ],
      [
        'with another spelling of a listed work',
        { file: cards, from: 'al-Sira al-nabawiyya', to: 'al-Sira' },
        `${cards}:31: the work "Ibn Hisham, al-Sira" is not in works.yaml. Spell it as the list does`,
      ],
      [
        'with the grade of another work',
        { file: cards, from: 'grade: H', to: 'grade: S' },
        `${cards}:22: the grade of "Sahih al-Bukhari" is H. Write H.`,
      ],
      [
        'with a chapter instead of a hadith number',
        { file: cards, from: '"3364"', to: 'Book of the Prophets' },
        `${cards}:21: "Book of the Prophets" is no exact place in "Sahih al-Bukhari". Write the number of the hadith`,
      ],
      [
        'without the page of its edition',
        { file: cards, from: '"1:136"', to: '"136"' },
        `${cards}:40: "136" is no exact place in "Ibn Hisham, al-Sira al-nabawiyya". Write volume and page`,
      ],
      [
        'to a volume that the edition does not have',
        { file: cards, from: '"1:136"', to: '"1:136; 3:136"' },
        `${cards}:40: "1:136; 3:136" is no exact place`,
      ],
      [
        'to a surah that does not exist',
        { file: cards, from: '"106:1-4"', to: '"115:1-4"' },
        `${cards}:37: "115:1-4" is no exact place in "Quran". Write surah and verse`,
      ],
      [
        'with an impossible claim',
        { file: cards, from: 'grade: H', to: 'grade: H\n          claim: proves' },
        `${cards}:23: "claim" must be one of: says, recalls`,
      ],
      [
        'to a work that is in the list twice',
        { file: works, from: /$/, to: '- title: Quran\n  grade: Q\n  place: verse\n' },
        `"Quran" is in the list twice`,
      ],
      [
        'by a word that stands for two works',
        { file: works, from: 'cited_as: muslim', to: 'cited_as: bukhari' },
        `"bukhari" is in the list twice`,
      ],
      [
        'by a word without the text to look in',
        { file: works, from: /  text: ara-muslim\n/, to: '' },
        '"text" is missing',
      ],
      [
        'to pages of a work without an edition',
        { file: works, from: /  edition: 2nd ed.*\n/, to: '' },
        `"edition" is missing`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});
