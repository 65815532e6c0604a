import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dragAndDrop,
  matchupWords,
  multipleChoice,
  questionOfEachType,
  trueOrFalse,
  unscrambleWords,
} from '../testing/questions.ts';
import { foldWord } from '../same-text.ts';
import { answerKey, correctAnswers, publicQuestion } from './questions.ts';

const seeds = fc.uuid();

it('T18: an open question exposes listed fields only', () => {
  const fields = [
    [multipleChoice, ['choices']],
    [trueOrFalse, []],
    [dragAndDrop, ['options']],
    [matchupWords, ['left', 'options', 'right']],
    [unscrambleWords, ['words']],
  ] as const;
  for (const [question, own] of fields) {
    const shown = publicQuestion(Object.assign({ secret: 'SECRET' }, question), 'seed');
    expect(Object.keys(shown).toSorted()).toEqual([...own, 'image', 'image_alt', 'question'].toSorted());
    const text = JSON.stringify(shown);
    for (const hidden of [question.hint, question.explanation, 'A work', 'SECRET'])
      expect(text).not.toContain(hidden);
  }
});

it('T18: an open question exposes the layer over its map', () => {
  const shown = publicQuestion({ ...trueOrFalse, image: '/map.svg', imageLayer: '/roads.svg' }, 'seed');
  expect(shown).toMatchObject({ image: '/map.svg', image_layer: '/roads.svg' });
});

it('T18: a run always shows the same order', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...questionOfEachType), (seed, question) => {
      expect(publicQuestion(question, seed)).toEqual(publicQuestion(question, seed));
    }),
  );
});

it('T18: steps never appear in the right order', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(publicQuestion(dragAndDrop, seed)).not.toHaveProperty('options', dragAndDrop.steps);
    }),
  );
});

it('T18: a scramble never equals the word and is all upper case', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { words } = publicQuestion(unscrambleWords, seed) as { words: string[] };
      expect(foldWord(words.join(''))).not.toBe(foldWord(unscrambleWords.word));
      expect(words.toSorted()).toEqual(['A', 'H', 'I', 'J', 'Z']);
    }),
  );
});

it('T18: the sides of a match-up never align', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { left, right } = publicQuestion(matchupWords, seed) as { left: string[]; right: string[] };
      const aligned = matchupWords.pairs.every(
        (pair) => left.indexOf(pair.left) === right.indexOf(pair.right),
      );
      expect(aligned).toBe(false);
    }),
  );
});

it('D121: a match-up has two lists and a map with numeric and letter keys', () => {
  const shown = publicQuestion(matchupWords, 'seed') as { options: Record<string, string>; left: string[] };
  expect(Object.keys(shown.options)).toEqual(['1', '2', '3', '4', 'a', 'b', 'c', 'd']);
  expect(shown.left).toEqual(['1', '2', '3', '4'].map((key) => shown.options[key]));
});

it('D120: letters follow the shuffle, and the key follows the letters', () => {
  const letters = new Set<unknown>();
  fc.assert(
    fc.property(seeds, (seed) => {
      const { choices } = publicQuestion(multipleChoice, seed) as { choices: Record<string, string> };
      const letter = correctAnswers(answerKey(multipleChoice, seed));
      expect(Object.keys(choices)).toEqual(['A', 'B', 'C', 'D']);
      expect(choices[String(letter)]).toBe(multipleChoice.answer);
      letters.add(letter);
    }),
  );
  expect(letters.size).toBe(4);
});
