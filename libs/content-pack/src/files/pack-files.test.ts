import { describe, expect, it } from 'vitest';
import { starterFiles, type RefusedEdit, missedProblems } from '../testing/edited-pack.ts';

describe('rejects a file with', () => {
  it('reports the field and the line of every schema problem', async () => {
    const rows: readonly RefusedEdit[] = [
      [
        'broken YAML',
        { file: starterFiles.first, from: 'title: The', to: 'title: Land: The' },
        `${starterFiles.first}:3: this is not valid YAML`,
      ],
      [
        'a missing field',
        { file: starterFiles.first, from: / {4}hint: It lies[^\n]*\n/, to: '' },
        `${starterFiles.first}:7: "hint" is missing. Add it`,
      ],
      [
        'a misspelt field',
        { file: starterFiles.first, from: 'hint: It lies', to: 'hnt: It lies' },
        `${starterFiles.first}:7: "hnt" is not a field here`,
      ],
      [
        'an unknown question type',
        { file: starterFiles.first, from: 'multiple_choice', to: 'riddle' },
        `${starterFiles.first}:8: "type" must be one of: multiple_choice`,
      ],
      [
        'a text where true or false is due',
        { file: starterFiles.first, from: 'answer: false', to: 'answer: nope' },
        `${starterFiles.first}:31: "answer" must be true or false`,
      ],
      [
        'three choices',
        { file: starterFiles.first, from: '      - mark: The triangle\n', to: '' },
        `${starterFiles.first}:14: "choices" must have four choices`,
      ],
      [
        'a question without facts',
        { file: starterFiles.second, from: 'facts: [14, 15, 16]', to: 'facts: []' },
        `${starterFiles.second}:15: "facts" needs at least one fact`,
      ],
      [
        'a verse without a number',
        { file: 'activities/before-the-message.md', from: '"14:37"', to: '"14"' },
        'activities/before-the-message.md:15: "section" must be surah and verse for the Quran',
      ],
      [
        'a word of ten letters',
        { file: starterFiles.second, from: 'word: oasis', to: 'word: waterholes' },
        `"word" must be one word of 4 to 9 letters`,
      ],
      [
        'an id with capitals',
        { file: starterFiles.world, from: 'id: w1', to: 'id: W1' },
        `${starterFiles.world}:1: "id" must be small letters`,
      ],
      [
        'an unknown theme',
        { file: starterFiles.world, from: 'theme: desert', to: 'theme: beach' },
        `${starterFiles.world}:4: "theme" must be one of: desert, rivers`,
      ],
      [
        'a page without fields',
        { file: starterFiles.page, from: '---\nid', to: 'id' },
        `${starterFiles.page}:1: the file does not start with its fields`,
      ],
      ['a missing file', { file: 'honorifics.yaml' }, 'honorifics.yaml:1: the file is missing. Add it'],
    ];
    expect(await missedProblems(rows)).toEqual([]);
  });
});
