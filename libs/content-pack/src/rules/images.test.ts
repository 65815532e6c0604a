import { describe, expect, it } from 'vitest';
import { editedPack, problemLines, starterFiles, type RefusedEdit } from '../testing/edited-pack.ts';

describe('a picture is refused', () => {
  it.each<RefusedEdit>([
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
      'that is over its budget',
      { file: starterFiles.cover, from: '</svg>', to: `<!--${'x'.repeat(8192)}--></svg>` },
      `${starterFiles.cover}:1: the picture has`,
    ],
    [
      'of a class that is not approved',
      { file: 'art/figures/rider.svg', to: '<svg/>' },
      'art/figures/rider.svg:1: the picture is not of an approved class',
    ],
    [
      'that is no SVG',
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
      'that loads from outside',
      { file: starterFiles.cover, from: '</svg>', to: '<use href="https://example.org/a.svg"/></svg>' },
      `${starterFiles.cover}:1: the picture holds a script`,
    ],
  ])('%s', async (_, edit, line) => {
    expect(problemLines(await editedPack(edit))).toContainEqual(expect.stringContaining(line));
  });
});
