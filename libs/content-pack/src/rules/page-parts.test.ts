import { describe, expect, it } from 'vitest';
import { packFromFolder } from '../read-pack.ts';
import { editedPack, problemLines, starterFiles, type RefusedEdit } from '../testing/edited-pack.ts';

const { page } = starterFiles;
const book = 'books/the-land/book.yaml';

describe('a part of a page is refused, with its file and line:', () => {
  it.each<RefusedEdit>([
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
    ['a picture without words', { file: page, from: / {2}alt: .*\n/, to: '' }, `${page}:5: "alt" is missing`],
    [
      'a map over its budget',
      { file: 'art/maps/arabia.svg', from: '</svg>', to: `<!--${'x'.repeat(24 * 1024)}--></svg>` },
      'art/maps/arabia.svg:1: the picture has',
    ],
    [
      'a simple line of three sentences',
      { file: page, from: 'three sides.', to: 'three sides. It is dry. It is hot.' },
      `${page}:10: the simple line has 4 sentences. Say it in one or two`,
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
      'quiet that is neither',
      { file: book, from: 'reading_minutes', to: 'quiet: often\nreading_minutes' },
      `${book}:9: "quiet" must be true or false`,
    ],
  ])('%s', async (_, edit, line) => {
    expect(problemLines(await editedPack(edit)).join('\n')).toContain(line);
  });
});

describe('a page and its book', () => {
  it('carry a map with its layer, a question, a simple line, and a question for the end', async () => {
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

  it('may lack all but the picture', async () => {
    const folder = await editedPack([
      { file: book, from: /think_further: .*\n/, to: '' },
      { file: page, from: / {2}layer: .*\n/, to: '' },
      { file: page, from: /question:[\s\S]*(?=references)/, to: '' },
    ]);
    const [read] = packFromFolder(folder).books;
    expect(read).toMatchObject({ quiet: false, thinkFurther: null });
    expect(read?.pages[0]).toMatchObject({ picture: { layer: null }, question: null, simpleHtml: null });
  });
});
