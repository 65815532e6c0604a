import { describe, expect, it } from 'vitest';
import { editedPack, problemLines, starterFiles, type Edit } from '../testing/edited-pack.ts';

describe('answers that a child could guess are refused', () => {
  it('when the right answer stands too often in one place', async () => {
    const swap: Edit = {
      file: starterFiles.third,
      from: /- forefather: Qusayy\n( +)- forefather: Hashim/,
      to: '- forefather: Hashim\n      - forefather: Qusayy',
    };
    expect(problemLines(await editedPack(swap))).toContainEqual(
      expect.stringContaining(
        'the right answer is choice 2 in 3 of 5 questions of the sub-trail. Move some right answers',
      ),
    );
  });

  it('when the right answer is too often the longest', async () => {
    const edits: Edit[] = [
      { file: starterFiles.fourth, from: 'land: To al-Sham', to: 'land: To the far north, al-Sham' },
      { file: starterFiles.fourth, from: 'answer: To al-Sham', to: 'answer: To the far north, al-Sham' },
      { file: starterFiles.third, from: 'forefather: Qusayy\n', to: 'forefather: Qusayy ibn Kilab\n' },
      { file: starterFiles.third, from: 'answer: Qusayy\n', to: 'answer: Qusayy ibn Kilab\n' },
    ];
    expect(problemLines(await editedPack(edits))).toContainEqual(
      expect.stringContaining('the right answer is the longest in 3 of 5 questions'),
    );
  });

  it('when statements are nearly always true', async () => {
    const edits: Edit[] = [starterFiles.first, starterFiles.fifth].map((file) => ({
      file,
      from: 'answer: false',
      to: 'answer: true',
    }));
    expect(problemLines(await editedPack(edits))).toContainEqual(
      expect.stringContaining(
        'the statement is true in 4 of 5 questions of the sub-trail. Turn some statements round',
      ),
    );
  });
});
