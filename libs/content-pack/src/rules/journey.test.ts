import { describe, expect, it } from 'vitest';
import {
  editedPack,
  problemLines,
  type RefusedEdit,
  starterFiles,
  missedProblems,
} from '../testing/edited-pack.ts';

describe('rejects a chapter', () => {
  it('for every rule of chapters', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'without one of each question type',
        {
          file: starterFiles.first,
          from: /type: true_or_false[\s\S]*?answer: false/,
          to: 'type: unscramble_words\n    question: What?\n    word: oasis',
        },
        `${starterFiles.first}:6: the chapter has no true_or_false question. Add one`,
      ],
      [
        'with a second question of a type',
        {
          file: starterFiles.first,
          from: /type: true_or_false[\s\S]*?answer: false/,
          to: 'type: unscramble_words\n    question: What?\n    word: oasis',
        },
        `the chapter has a second unscramble_words question. Remove one`,
      ],
      [
        'with choices that look the same',
        { file: starterFiles.first, from: 'mark: The triangle', to: 'mark: The\u00A0star' },
        'stands twice among the options',
      ],
      [
        'with repeated choices',
        { file: starterFiles.first, from: 'mark: The triangle', to: 'mark: the star' },
        `${starterFiles.first}:17: "the star" stands twice among the options`,
      ],
      [
        'with pairs that repeat a right side',
        { file: starterFiles.first, from: 'right: A green leaf', to: 'right: A date stone' },
        `"A date stone" stands twice`,
      ],
      [
        'with an answer missing from the choices',
        { file: starterFiles.first, from: 'answer: The star', to: 'answer: Star' },
        `${starterFiles.first}:19: the answer "Star" is not one of the choices`,
      ],
      [
        'with a picture without a text alternative',
        { file: starterFiles.first, from: / {4}image_alt: >-\n(?: {6}.*\n)+/, to: '' },
        `${starterFiles.first}:10: the picture has no words`,
      ],
      [
        'with a long explanation',
        {
          file: starterFiles.first,
          from: 'The Red Sea lies to the west.',
          to: 'It does. It is. It was. So.',
        },
        `${starterFiles.first}:21: the explanation has 5 sentences`,
      ],
      [
        'with a scrambled word missing from the glossary',
        { file: starterFiles.second, from: 'word: oasis', to: 'word: desert' },
        `"desert" is not a glossary term`,
      ],
      [
        'with a protected name as scrambled word',
        { file: starterFiles.second, from: 'word: oasis', to: 'word: Ismail' },
        `"Ismail" is a protected name`,
      ],
      [
        'with a question that shows the scrambled word',
        { file: starterFiles.second, from: 'has a short name', to: 'is an oasis' },
        `the question shows its own answer, "oasis"`,
      ],
      [
        'with a hint that shows the scrambled word',
        { file: starterFiles.second, from: 'hint: Yathrib was one', to: 'hint: Yathrib was an oasis' },
        `the hint shows the answer, "oasis"`,
      ],
      [
        'that tags an unknown person',
        { file: starterFiles.third, from: 'person:qusayy', to: 'person:qusay' },
        'the person "qusay" does not exist. Add people/qusay.md',
      ],
      [
        'that names a missing page',
        { file: starterFiles.first, from: 'book_pages: [1, 2]', to: 'book_pages: [1, 12]' },
        `${starterFiles.first}:4: the book has no page 12`,
      ],
      [
        'with a gap before its number',
        { file: starterFiles.fifth, from: 'order: 5', to: 'order: 7' },
        `${starterFiles.fifth}:2: its number is 7, but 5 comes next`,
      ],
      [
        'with a duplicate id',
        { file: starterFiles.fifth, from: 'id: w1-s1-c5\n', to: 'id: w1-s1-c4\n' },
        `${starterFiles.fifth}:1: the id "w1-s1-c4" is used already in ${starterFiles.fourth}:1`,
      ],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });

  it('whose types have the same order as in the previous chapter', async () => {
    const text = (await editedPack([])).get(starterFiles.first)?.toString('utf8') ?? '';
    const copy = text
      .replaceAll('w1-s1-c1', 'w1-s1-c2')
      .replace('order: 1', 'order: 2')
      .replace('[1, 2]', '[3, 4]');
    expect(await problemLines(await editedPack({ file: starterFiles.second, to: copy }))).toContainEqual(
      expect.stringContaining(
        `${starterFiles.second}:6: the question types come in the same order as in the chapter before`,
      ),
    );
  });
});
