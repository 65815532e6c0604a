import { describe, expect, it } from 'vitest';
import { packFromFolder } from '../read-pack.ts';
import { editedPack, type RefusedEdit, starterFiles, missedProblems } from '../testing/edited-pack.ts';

/** Fields of a book up to `reading_minutes`, with a difference between sources. */
const difference = `two_reports:
  - about: Which road?
    reports:
      - text: North.
        references: [{ work: Quran, section: '14:37', grade: Q }]
      - text: South.
        references: [{ work: Quran, section: '14:38', grade: Q }]
reading_minutes`;

describe('rejects a picture', () => {
  it('for every rule of pictures', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'that does not exist',
        { file: starterFiles.cover },
        `books/the-land/book.yaml:5: the picture "${starterFiles.cover}" does not exist`,
      ],
      [
        'of an avatar item that does not exist',
        { file: 'art/avatar/shoes/shoes-sandals.svg' },
        'avatar/shoes.yaml:4: the picture "art/avatar/shoes/shoes-sandals.svg" does not exist',
      ],
      [
        'of a head that boards lack on one skin tone',
        { file: 'art/avatar/portrait/head-kufi-boy-skin-2.svg' },
        'the picture "art/avatar/portrait/head-kufi-boy-skin-2.svg" does not exist',
      ],
      [
        'of the head without a face that does not exist',
        { file: 'art/avatar/portrait/neutral.svg' },
        'the picture "art/avatar/portrait/neutral.svg" does not exist',
      ],
      [
        'of a head over a scarf that lacks one skin tone',
        { file: 'art/avatar/head/head-glasses-scarf-skin-1.svg' },
        'the picture "art/avatar/head/head-glasses-scarf-skin-1.svg" does not exist',
      ],
      [
        'of a body that lacks one skin tone',
        { file: 'art/avatar/body/girl-skin-3.svg' },
        'the picture "art/avatar/body/girl-skin-3.svg" does not exist',
      ],
      [
        'of the wheelchair that does not exist',
        { file: 'art/avatar/wheelchair/front.svg' },
        'the picture "art/avatar/wheelchair/front.svg" does not exist',
      ],
      [
        'of a badge that does not exist',
        { file: 'art/badges/w1-s1.svg' },
        'sub-trail.yaml:1: the picture "art/badges/w1-s1.svg" does not exist',
      ],
      [
        'of a person that stands for another',
        { file: 'people/hashim.md', from: 'emblems/bread-and-broth', to: 'emblems/two-hills' },
        'people/hashim.md:4: "hajar" has the emblem "art/emblems/two-hills.svg" already',
      ],
      [
        'over its size limit',
        { file: starterFiles.cover, from: '</svg>', to: `<!--${'x'.repeat(8192)}--></svg>` },
        `${starterFiles.cover}:1: the picture has`,
      ],
      [
        'of a class that is not approved',
        { file: 'art/figures/rider.svg', to: '<svg/>' },
        'art/figures/rider.svg:1: the picture is not of an approved class',
      ],
      [
        'in another format than SVG',
        { file: 'art/covers/the-land.png', to: 'x' },
        'art/covers/the-land.png:1: the picture is not of an approved class',
      ],
      [
        'with a script',
        { file: starterFiles.cover, from: '</svg>', to: '<script>1</script></svg>' },
        `${starterFiles.cover}:1: the picture holds a script`,
      ],
      [
        'with a handler',
        { file: starterFiles.cover, from: '<svg ', to: '<svg onload="1" ' },
        `${starterFiles.cover}:1: the picture holds a script`,
      ],
      ...['<g/onclick="1"/>', '<set attributeName="onmouseover"/>', '<svg:script/>', '<handler/>'].map(
        (part) =>
          [
            `with ${part}`,
            { file: starterFiles.cover, from: '</svg>', to: `${part}</svg>` },
            `${starterFiles.cover}:1: the picture holds a script`,
          ] as const,
      ),
      [
        'with an external resource',
        { file: starterFiles.cover, from: '</svg>', to: '<use href="https://example.org/a.svg"/></svg>' },
        `${starterFiles.cover}:1: the picture holds a script`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

const { page } = starterFiles;
const book = 'books/the-land/book.yaml';

describe('rejects a page part', () => {
  it('for every rule of page parts', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'a picture that does not exist',
        { file: page, from: 'art/maps/arabia.svg', to: 'art/maps/syria.svg' },
        `${page}:6: the picture "art/maps/syria.svg" does not exist`,
      ],
      [
        'a layer that does not exist',
        { file: page, from: 'arabia-roads', to: 'arabia-wells' },
        `${page}:7: the picture "art/maps/arabia-wells.svg" does not exist`,
      ],
      [
        'a layer over a scene',
        { file: page, from: 'art/maps/arabia.svg', to: 'art/scenes/dawn-road.svg' },
        `${page}:7: "layer" must be a picture of art/maps, over a map`,
      ],
      [
        'a picture of another class',
        { file: page, from: 'art/maps/arabia.svg', to: 'art/covers/the-land.svg' },
        `${page}:6: "image" must be a scene or a map`,
      ],
      [
        'a picture without words',
        { file: page, from: / {2}alt: .*\n/, to: '' },
        `${page}:5: "alt" is missing`,
      ],
      [
        'a map over its budget',
        { file: 'art/maps/arabia.svg', from: '</svg>', to: `<!--${'x'.repeat(24 * 1024)}--></svg>` },
        'art/maps/arabia.svg:1: the picture has',
      ],
      [
        'a question with a layer over no map',
        {
          file: starterFiles.first,
          from: / {4}image: .*\n/,
          to: '    layer: art/maps/arabia-roads.svg\n',
        },
        ': the layer does not belong to a map. Choose "image" and "layer" from art/maps',
      ],
      [
        'a question with a layer that does not exist',
        {
          file: starterFiles.first,
          from: / {4}image: .*\n/,
          to: '    image: art/maps/arabia.svg\n    layer: art/maps/none.svg\n',
        },
        'the picture "art/maps/none.svg" does not exist',
      ],
      [
        'a simple line of three sentences',
        { file: page, from: 'three sides.', to: 'three sides. It is dry. It is hot.' },
        `${page}:10: the simple line has 4 sentences and 18 words. Say it in one or two`,
      ],
      [
        'a simple line of thirteen words',
        { file: page, from: 'three sides.', to: 'three long sides.' },
        `${page}:10: the simple line has 2 sentences and 13 words`,
      ],
      [
        'a simple line with a name that lacks its honorific',
        { file: page, from: 'three sides.', to: 'three sides, said Bilal.' },
        `${page}:10: "Bilal" stands without its honorific`,
      ],
      [
        'a simple line with a term that does not exist',
        { file: page, from: 'a very big land', to: 'a :term[land]{#land}' },
        `${page}:10: the term "land" does not exist`,
      ],
      [
        'a question with a name that lacks its honorific',
        { file: page, from: 'If you were a traveller', to: 'If you were with Ibrahim' },
        `${page}:9: "Ibrahim" stands without its honorific`,
      ],
      [
        'a last question with a name that lacks its honorific',
        { file: book, from: 'How can a land', to: 'How can Musa' },
        `${book}:10: "Musa" stands without its honorific`,
      ],
      [
        'a difference with a name that lacks its honorific',
        { file: book, from: 'reading_minutes', to: difference.replace('North', 'Musa went north') },
        `${book}:12: "Musa" stands without its honorific`,
      ],
      [
        'a difference with a single report',
        { file: book, from: 'reading_minutes', to: difference.replace(/ {6}- text: South[^]*?}]\n/, '') },
        `${book}:11: "reports" must have two reports`,
      ],
      [
        'a report without its place',
        { file: book, from: 'reading_minutes', to: difference.replace('14:38', 'fourteen') },
        `must be surah and verse for the Quran`,
      ],
      [
        'a report of a work that is not in the list',
        {
          file: book,
          from: 'reading_minutes',
          to: difference.replace("Quran, section: '14:38', grade: Q", 'Nowhere, section: a, grade: S'),
        },
        'the work "Nowhere" is not in works.yaml',
      ],
      [
        'quiet that is neither',
        { file: book, from: 'reading_minutes', to: 'quiet: often\nreading_minutes' },
        `${book}:9: "quiet" must be true or false`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

it('a question shows a layer over its map', async () => {
  const [world] = packFromFolder(
    await editedPack({
      file: starterFiles.first,
      from: / {4}image: .*\n/,
      to: '    image: art/maps/arabia.svg\n    layer: art/maps/arabia-roads.svg\n',
    }),
  ).worlds;
  expect(world?.subTrails[0]?.chapters[0]?.questions[0]).toMatchObject({
    image: 'art/maps/arabia.svg',
    imageLayer: 'art/maps/arabia-roads.svg',
  });
});

it('a book has the differences between its sources', async () => {
  const [read] = packFromFolder(
    await editedPack({ file: book, from: 'reading_minutes', to: difference }),
  ).books;
  expect(read?.twoReports).toMatchObject([
    {
      about: 'Which road?',
      reports: [{ text: 'North.' }, { text: 'South.', references: [{ section: '14:38' }] }],
    },
  ]);
});

describe('a page and its book', () => {
  it('have a map with a layer, a question, a simple line and a closing question', async () => {
    const [read] = packFromFolder(
      await editedPack({ file: book, from: 'reading_minutes', to: 'quiet: true\nreading_minutes' }),
    ).books;
    expect(read).toMatchObject({ quiet: true, thinkFurther: expect.stringContaining('?') });
    expect(read?.pages[0]).toMatchObject({
      picture: { image: 'art/maps/arabia.svg', layer: 'art/maps/arabia-roads.svg', alt: expect.any(String) },
      question: expect.stringContaining('?'),
      simpleHtml: '<p>Arabia is a very big land. It has sea on three sides.</p>',
    });
  });

  it('require only the picture', async () => {
    const folder = await editedPack([
      { file: book, from: /think_further: .*\n/, to: '' },
      { file: page, from: / {2}layer: .*\n/, to: '' },
      { file: page, from: /question:[\s\S]*(?=facts)/, to: '' },
    ]);
    const [read] = packFromFolder(folder).books;
    expect(read).toMatchObject({ quiet: false, thinkFurther: null });
    expect(read?.pages[0]).toMatchObject({ picture: { layer: null }, question: null, simpleHtml: null });
  });
});
