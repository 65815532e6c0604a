import { describe, expect, it } from 'vitest';
import {
  type Edit,
  editedPack,
  problemLines,
  type RefusedEdit,
  starterFiles,
  missedProblems,
} from '../testing/edited-pack.ts';

const { first, second, fourth, fifth } = starterFiles;

describe('rejects a question', () => {
  it('for every rule of fair questions', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'with a scrambled word shown in an earlier pair',
        { file: first, from: 'left: Yathrib', to: 'left: The Hijaz' },
        `${first}:75: question 4 of the chapter shows "Hijaz" before it is asked for`,
      ],
      [
        'with a scrambled word shown in an earlier explanation',
        { file: fourth, from: 'By the stars', to: 'A caravan walks by night. By the stars' },
        'question 1 of the chapter shows "caravan" before it is asked for',
      ],
      [
        'with choices of two kinds',
        { file: fifth, from: 'city: Alexandria', to: 'land: Egypt' },
        `${fifth}:41: the choices are of different kinds: city, land. Offer four of one kind`,
      ],
      [
        'with a choice without a kind',
        { file: fifth, from: 'city: Alexandria', to: 'Alexandria' },
        `${fifth}:44: item 3 of "choices" must be a group of fields`,
      ],
      [
        'with a choice that has two kinds',
        { file: fifth, from: 'city: Alexandria', to: '{ city: Alexandria, land: Egypt }' },
        `${fifth}:44: item 3 of "choices" must be one kind and its words`,
      ],
      [
        'with a right choice much longer than the others',
        { file: second, from: /Date palms\n/g, to: 'Date palms of many kinds\n' },
        'the length of the right choice gives it away. Make the choices about equally long',
      ],
      [
        'with a right choice much shorter than the others',
        [
          { file: second, from: 'tree: Olive trees', to: 'tree: Olive trees from al-Sham' },
          { file: second, from: 'tree: Fig trees', to: 'tree: Fig trees of the hills' },
          { file: second, from: 'tree: Acacia trees', to: 'tree: Acacia trees and bushes' },
        ],
        'the length of the right choice gives it away',
      ],
      [
        'with an explanation without new words',
        {
          file: fifth,
          from: /Constantinople stands[\s\S]*?today\./,
          to: 'It was from the city of Constantinople that Caesar ruled.',
        },
        'the explanation adds no word to the question and its answer. Tell something',
      ],
      ...[
        'It begins with H and has five letters.',
        'It starts with the letter "H".',
        'Its first letter is that of "hill".',
        'It begins and ends with the same letter.',
        'It has a Z at the end.',
      ].map(
        (hint) =>
          [
            `whose hint is: ${hint}`,
            { file: first, from: /hint: Its name speaks.*/, to: `hint: '${hint}'` },
            'the hint names a letter of the answer. Speak of its meaning',
          ] as const,
      ),
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});

it('accepts a hint that begins like a whole sentence', async () => {
  for (const hint of ['It begins with a long walk.', 'It starts when I say so.', 'Begin with Layla.']) {
    const folder = await editedPack({ file: first, from: /hint: Its name speaks.*/, to: `hint: '${hint}'` });
    expect(await problemLines(folder)).toEqual([]);
  }
});

describe('rejects guessable answers', () => {
  it('when the right answer is too often in the same position', async () => {
    const swap: Edit = {
      file: starterFiles.third,
      from: /- forefather: Qusayy\n( +)- forefather: Hashim/,
      to: '- forefather: Hashim\n      - forefather: Qusayy',
    };
    expect(await problemLines(await editedPack(swap))).toContainEqual(
      expect.stringContaining(
        'the right answer is choice 2 in 3 of 5 questions of the sub-trail. Move some right answers',
      ),
    );
  });

  it('when the longest option is too often right', async () => {
    const edits: Edit[] = [
      { file: starterFiles.fourth, from: 'pair: Two journeys', to: 'pair: Two long journeys' },
      { file: starterFiles.fourth, from: 'answer: Two journeys', to: 'answer: Two long journeys' },
      { file: starterFiles.third, from: 'forefather: Qusayy\n', to: 'forefather: Qusayy ibn Kilab\n' },
      { file: starterFiles.third, from: 'answer: Qusayy\n', to: 'answer: Qusayy ibn Kilab\n' },
    ];
    expect(await problemLines(await editedPack(edits))).toContainEqual(
      expect.stringContaining('the right answer is the longest in 3 of 5 questions'),
    );
  });

  it('when statements are nearly always true', async () => {
    const edits: Edit[] = [starterFiles.first].map((file) => ({
      file,
      from: 'answer: false',
      to: 'answer: true',
    }));
    expect(await problemLines(await editedPack(edits))).toContainEqual(
      expect.stringContaining(
        'the statement is true in 4 of 5 questions of the sub-trail. Turn some statements round',
      ),
    );
  });
});
