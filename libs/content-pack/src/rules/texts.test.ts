import { describe, expect, it } from 'vitest';
import {
  editedPack,
  problemLines,
  type RefusedEdit,
  starterFiles,
  missedProblems,
} from '../testing/edited-pack.ts';
import { checkHonorifics } from './texts.ts';

describe('rejects a text', () => {
  it('for every rule of honorifics', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'when a protected name has no honorific',
        { file: 'people/hashim.md', from: 'Muhammad {saw}', to: 'Muhammad' },
        'people/hashim.md:8: "the Prophet Muhammad" stands without its honorific',
      ],
      ...['BILAL', 'Bil\u00e1l', 'Bila\u0301l'].map((name): RefusedEdit => [
        `when a protected name is written as ${name}`,
        { file: starterFiles.third, from: 'forefather: Abd Manaf', to: `forefather: ${name}` },
        '"Bilal" stands without its honorific. Write Bilal {ra}.',
      ]),
      ...[
        ['\u02bfAl\u012b', 'Ali'],
        ['Ism\u0101\u02bf\u012bl', 'Ismail'],
        ['AL\u2011HASAN', 'al-Hasan'],
        ['\u201cHamzah\u201d', 'Hamzah'],
        ['Ham\u00adzah', 'Hamzah'],
        ['H\u0430mz\u0430h', 'Hamzah'],
        ['\uff28amzah', 'Hamzah'],
      ].map(([written, name]): RefusedEdit => [
        `when a protected name is written as ${written}`,
        { file: starterFiles.page, from: 'He poured', to: `${written}, he poured` },
        `"${name}" stands without its honorific`,
      ]),
      [
        'when a name has the honorific of another',
        { file: 'people/ibrahim.md', from: 'Ibrahim {as} was', to: 'Ibrahim {ra} was' },
        '"Ibrahim" stands without its honorific. Write Ibrahim {as}.',
      ],
      [
        'when a marked name has no honorific',
        { file: 'people/ismail.md', from: '{#ibrahim} {as}', to: '{#ibrahim}' },
        '"Ibrahim" stands without its honorific',
      ],
      [
        'when a choice has a protected name alone',
        { file: starterFiles.third, from: 'forefather: Abd Manaf', to: 'forefather: Bilal' },
        '"Bilal" stands without its honorific. Write Bilal {ra}.',
      ],
      [
        "when a woman of a prophet's family has no honorific",
        { file: 'people/ismail.md', from: '{#hajar} {as-she}', to: '{#hajar}' },
        '"Hajar" stands without its honorific. Write Hajar {as-she}.',
      ],
      ...(
        [
          ['an angel', 'Jibril', 'as'],
          ['a man of the house of the Prophet', 'Ali', 'ahl'],
          ['a woman of the house of the Prophet', 'Fatimah', 'ahl-she'],
          ['a companion with the name of his house', 'Fatimah bint Asad', 'raa'],
          ['a companion', "Mus'ab ibn Umayr", 'ra'],
          ['a companion with the name of a prophet', 'Abu Ayyub', 'ra'],
          ['a companion whose name begins a sentence', 'Al-Abbas', 'ra'],
          ['a prophet who is called one', 'the Prophet Musa', 'as'],
        ] as const
      ).map(
        ([who, name, token]) =>
          [
            `when ${who} has no honorific`,
            { file: starterFiles.page, from: 'He poured', to: `${name}, he poured` },
            `Write ${name.replace('the Prophet ', '').replace('Al-', 'al-')} {${token}}.`,
          ] as const,
      ),
      [
        'when a token is unknown',
        { file: starterFiles.page, from: 'He poured', to: 'He {pbuh} poured' },
        `${starterFiles.page}:19: {pbuh} is not an honorific token`,
      ],
    ];
    expect(await missedProblems(rows, [checkHonorifics])).toEqual([]);
  });

  it('for every rule of texts, ids and categories', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'when a pronunciation is no syllables',
        { file: 'people/hashim.md', from: 'emblem:', to: 'say: HAA\u0161im\nemblem:' },
        'people/hashim.md:4: "say" must be syllables like su-KHAY-la',
      ],
      [
        'when a pronunciation has no stress',
        { file: 'glossary/oasis.md', from: 'facts:', to: 'say: o-ay-sis\nfacts:' },
        'glossary/oasis.md:4: "say" must be syllables like su-KHAY-la',
      ],
      [
        'when a learnt line has two sentences',
        {
          file: starterFiles.first,
          from: /learnt: .*/,
          to: 'learnt: I know the sea. I know it well.',
        },
        `${starterFiles.first}:5: the learnt sentence has 8 words. Say it in one sentence of 20 words at most.`,
      ],
      [
        'when a page is too short',
        { file: starterFiles.page, from: /\n"Hold[\s\S]*/, to: '\nShort.\n' },
        `${starterFiles.page}:13: the page has 6 words. Keep it between 60 and 110 words`,
      ],
      [
        'when a term is too long',
        { file: 'glossary/well.md', from: /$/, to: 'word '.repeat(60) },
        "glossary/well.md:6: the term's text has 100 words",
      ],
      [
        'when it names a term that does not exist',
        { file: starterFiles.page, from: '{#peninsula}', to: '{#peninsular}' },
        `${starterFiles.page}:24: the term "peninsular" does not exist. Add glossary/peninsular.md`,
      ],
      [
        'when it uses an unknown mark',
        { file: starterFiles.page, from: ':term[pen', to: ':word[pen' },
        `${starterFiles.page}:24: ":word" is not a mark that the app knows`,
      ],
      [
        'when it holds HTML',
        { file: starterFiles.page, from: 'He poured', to: 'He <b>poured</b>' },
        `${starterFiles.page}:19: the text holds HTML`,
      ],
      [
        'when it holds a link',
        { file: starterFiles.page, from: 'He poured', to: 'He [poured](https://example.org)' },
        `${starterFiles.page}:19: the text holds a link`,
      ],
      [
        'when a page is linked from no chapter',
        { file: starterFiles.first, from: 'book_pages: [1, 2]', to: 'book_pages: [1, 1]' },
        'books/the-land/pages/02.md:4: the chapter "w1-s1-c1" does not name page 2',
      ],
      [
        'when a page is missing from the book',
        { file: 'books/the-land/pages/10.md' },
        'books/the-land/book.yaml:1: the book has 9 pages',
      ],
      [
        'when its id is not the name of its file',
        { file: 'people/hashim.md', from: 'id: hashim', to: 'id: hashem' },
        'people/hashim.md:2: the id "hashem" is not the name of its file',
      ],
      [
        'when a review is claimed for nothing',
        { file: 'pack.yaml', from: 'reviewed: []', to: 'reviewed: [the-sea-p01]' },
        'there is no text with the id "the-sea-p01"',
      ],
      [
        'when it lies where the app does not look',
        { file: 'glossary/oasis.txt', to: 'An oasis' },
        'glossary/oasis.txt:1: the app does not know what this file is',
      ],
      [
        'when its sub-trail is missing',
        { file: 'worlds/1-desert/1-the-land/sub-trail.yaml' },
        `${starterFiles.first}:1: no folder above has a sub-trail.yaml`,
      ],
      [
        'when a world lacks an encouragement',
        { file: starterFiles.world, from: 'type: to_journey', to: 'type: success' },
        `${starterFiles.world}:9: the world has no to_journey quote`,
      ],
      [
        'when a book has the id of an address',
        { file: 'books/the-land/book.yaml', from: 'id: the-land', to: 'id: last-read' },
        'books/the-land/book.yaml:1: the id "last-read" is a word of the app\'s addresses',
      ],
      [
        'when a world has the id of an address',
        { file: starterFiles.world, from: 'id: w1', to: 'id: quizzes' },
        `${starterFiles.world}:1: the id "quizzes" is a word of the app's addresses. Give the world another id.`,
      ],
      [
        'when a sub-trail has the id of an address',
        { file: 'worlds/1-desert/1-the-land/sub-trail.yaml', from: 'id: w1-s1', to: 'id: chapter' },
        'worlds/1-desert/1-the-land/sub-trail.yaml:1: the id "chapter" is a word of the app\'s addresses',
      ],
      [
        'when an id is longer than a request may be',
        { file: starterFiles.world, from: 'id: w1', to: `id: ${'w'.repeat(65)}` },
        `${starterFiles.world}:1: "id" may have 64 characters, not more`,
      ],
      [
        'when a book stands in a category twice',
        {
          file: 'books/the-land/book.yaml',
          from: 'reading_minutes',
          to: '  - id: arabia-before-the-message\n    name: Arabia before the Message\nreading_minutes',
        },
        'books/the-land/book.yaml:9: the category "arabia-before-the-message" stands here twice',
      ],
      [
        'when a category has two names',
        [
          {
            file: 'books/the-sea/book.yaml',
            to: [
              'id: the-sea',
              'title: The Sea',
              'authors: [A writer]',
              'cover: art/covers/the-land.svg',
              'categories: [{ id: arabia-before-the-message, name: Old Arabia }]',
              'reading_minutes: 1',
              'description: A text.',
            ].join('\n'),
          },
        ],
        'books/the-sea/book.yaml:5: the category "arabia-before-the-message" is called "Old Arabia" here and "Arabia before the Message" in books/the-land/book.yaml',
      ],
      [
        'when a difficulty has no time',
        { file: 'quiz-times.yaml', from: 'difficulty: 4', to: 'difficulty: 3' },
        'quiz-times.yaml:1: difficulty 4 has 0 quiz times',
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

/** People named in the eight world outlines, worlds 1-2 first, with their later short names. */
const namesOfTheWorlds = {
  saw: ['Muhammad', 'Muhammad ibn Abdullah', 'the Messenger'],
  as: ['Ibrahim', 'Ismail', 'Jibril', 'Musa', 'Isa', 'Isa ibn Maryam', 'Yusuf'],
  'as-she': ['Hajar', 'Maryam', 'Asiya'],
  ahl: ['al-Qasim', 'Ali', 'al-Hasan', 'al-Husayn'],
  'ahl-she': ['Zaynab', 'Ruqayyah', 'Umm Kulthum', 'Fatimah', 'Umamah'],
  ra: [
    ...[
      'Labid',
      "Jubayr ibn Mut'im",
      'Qays ibn Makhramah',
      'Aqil',
      'Hamzah',
      'Zayd ibn Harithah',
      'Abu Bakr',
    ],
    ...['Talhah ibn Ubaydullah', 'al-Zubayr ibn al-Awwam', 'al-Arqam', 'Bilal', 'Ammar', 'Khabbab', 'Yasir'],
    ...["Ja'far", 'Umar', "Mus'ab", 'Suraqah', 'Salman', 'Suhayl ibn Amr', 'Khalid ibn al-Walid'],
    ...['Uthman ibn Talhah', 'Abdullah ibn Rawahah', 'Abu Musa'],
  ],
  raa: [
    ...['Khadijah bint Khuwaylid', 'Umm Ayman', 'Halimah', 'al-Shayma', 'Fatimah bint Asad', 'Sumayyah'],
    ...['Asma', 'Umm Ayyub', 'Aishah', 'Hafsah', 'Umm Salamah', 'Safiyyah', 'Maymunah', 'Nusaybah'],
  ],
  rum: ['the companions'],
};

it('the check covers every person in the eight outlines', async () => {
  const asked = Object.entries(namesOfTheWorlds).flatMap(([token, names]) =>
    names.map((name) => ({ name, fix: `Write ${name} {${token}}.` })),
  );
  const named = asked.map(({ name }) => `${name}, `).join('');
  const lines = await problemLines(
    await editedPack({ file: starterFiles.page, from: 'He poured', to: `${named}he poured` }),
  );
  expect(asked.filter(({ fix }) => !lines.some((line) => line.endsWith(fix)))).toEqual([]);
});

it('accepts names that need no honorific', async () => {
  const accepted = [
    'the Prophet Musa {as}',
    "the Prophet's Mosque",
    'Urwah ibn al-Zubayr',
    'Abu Dawud',
    'Surah Maryam',
    "the tents of Banu Sa'd",
    'Ibn Ishaq',
    'the Prophet {saw}',
  ];
  const words = accepted.map((one) => `${one}, `).join('');
  const edit = { file: starterFiles.page, from: 'He poured the last of his cup', to: `Of ${words}he poured` };
  expect(await problemLines(await editedPack(edit), [checkHonorifics])).toEqual([]);
});

const file = 'pack.yaml';
const secondSubTrail = 'id: w1-s9\norder: 2\ntitle: The Sea\nanchor: { x: 1, y: 1 }\nbook: the-land\n';

it('rejects a pack with another amount than it says or with more than it plans', async () => {
  const rows: readonly RefusedEdit[] = [
    [
      'another amount than it says',
      { file, from: 'written: { worlds: 1, sub_trails: 1 }', to: 'written: { worlds: 1, sub_trails: 2 }' },
      'the pack says that 2 sub_trails are written, and holds 1. Write 1, or add what is missing.',
    ],
    [
      'more than it plans',
      [
        { file, from: /planned: .*\nwritten: .*\n/, to: 'planned: { worlds: 8, sub_trails: 1 }\n' },
        { file: 'worlds/1-desert/2-new/sub-trail.yaml', to: secondSubTrail },
      ],
      'the pack plans 1 sub_trails, and holds 2. Correct the plan.',
    ],
  ];
  expect(await missedProblems(rows)).toEqual([]);
});

it('a pack may omit its planned amounts', async () => {
  const folder = await editedPack({ file, from: /planned: .*\nwritten: .*\n/, to: '' });
  expect(await problemLines(folder)).toEqual([]);
});
