import { describe, expect, it } from 'vitest';
import { packFromFolder } from '../read-pack.ts';
import {
  editedPack,
  problemLines,
  type RefusedEdit,
  starterFiles,
  missedProblems,
} from '../testing/edited-pack.ts';

const works = 'works.yaml';
const hashim = 'people/hashim.md';
const hajar = 'people/hajar.md';

describe('rejects a reference', () => {
  it('for every rule of references', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'with another spelling of a listed work',
        { file: hashim, from: 'al-Sira al-nabawiyya', to: 'al-Sira' },
        `${hashim}:6: the work "Ibn Hisham, al-Sira" is not in works.yaml. Spell it as the list does`,
      ],
      [
        'with the grade of another work',
        { file: hajar, from: 'grade: H', to: 'grade: S' },
        `${hajar}:8: the grade of "Sahih al-Bukhari" is H. Write H.`,
      ],
      [
        'with a chapter instead of a hadith number',
        { file: hajar, from: '"3364"', to: 'Book of the Prophets' },
        `${hajar}:7: "Book of the Prophets" is no exact place in "Sahih al-Bukhari". Write the number of the hadith`,
      ],
      [
        'without the page of its edition',
        { file: hashim, from: '"1:136"', to: '"136"' },
        `${hashim}:7: "136" is no exact place in "Ibn Hisham, al-Sira al-nabawiyya". Write volume and page`,
      ],
      [
        'to a volume that the edition does not have',
        { file: hashim, from: '"1:136"', to: '"1:136; 3:136"' },
        `${hashim}:7: "1:136; 3:136" is no exact place`,
      ],
      [
        'to a surah that does not exist',
        { file: hashim, from: '"106:1-4"', to: '"115:1-4"' },
        `${hashim}:10: "115:1-4" is no exact place in "Quran". Write surah and verse`,
      ],
      [
        'with an impossible claim',
        { file: hajar, from: 'grade: H', to: 'grade: H\n    claim: proves' },
        `${hajar}:9: "claim" must be one of: says, recalls`,
      ],
      [
        'to a summary that alone supports a question',
        {
          file: starterFiles.third,
          from: /work: Encyclopaedia of Islam(\n.*\n.*)grade: G\n(?= {4}tags: \[term:bedouin)/,
          to: 'work: The Sealed Nectar (al-Mubarakpuri)\n        section: Opening chapter\n        grade: M\n',
        },
        'only a modern summary (grade M) supports the question',
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

describe('a reference claim', () => {
  const personOf = async (id: string, edits: Parameters<typeof editedPack>[0] = []) =>
    packFromFolder(await editedPack(edits)).people.find((person) => person.id === id);

  it('is "says", but for verses only if the writer states it', async () => {
    const { references = [] } = (await personOf('hajar')) ?? {};
    expect(references.map(({ grade, claim }) => [grade, claim])).toEqual([
      ['H', 'says'],
      ['Q', 'recalls'],
    ]);
    const stated = await personOf('hajar', {
      file: hajar,
      from: 'grade: Q',
      to: 'grade: Q\n    claim: says',
    });
    expect(stated?.references[1]?.claim).toBe('says');
  });

  it('includes the listed edition and Arabic title', async () => {
    expect((await personOf('hashim'))?.references).toContainEqual(
      expect.objectContaining({ section: '1:136', edition: expect.any(String), arabic: expect.any(String) }),
    );
  });
});

it('a pack without a works list may cite freely', async () => {
  const folder = await editedPack([
    { file: works },
    { file: hashim, from: '"1:136"', to: 'Account of Hashim' },
  ]);
  expect(await problemLines(folder)).toEqual([]);
});

const file = 'worlds/1-desert/9-new/facts.md';

describe('fact lists in a pack', () => {
  it.each([file, 'worlds/9-new/1-new/facts.md'])(
    'may come before the rest of their sub-trail: %s',
    async (file) => {
      const to = '# New\n\n## First\n\n1. The sea is wide.\n   - says | plain geography\n';
      expect(await problemLines(await editedPack({ file, to }))).toEqual([]);
    },
  );

  it('are rejected with the malformed line', async () => {
    const to = '# New\n\n## First\n\n1. The sea is wide.\n   - says | atlas 3 | بحر، واسع\n';
    expect((await problemLines(await editedPack({ file, to })))[0]).toContain(
      `${file}:6: "atlas" is no work of the list.`,
    );
  });
});
