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

it.each([
  [multipleChoice, ['choices']],
  [trueOrFalse, []],
  [dragAndDrop, ['options']],
  [matchupWords, ['left', 'options', 'right']],
  [unscrambleWords, ['words']],
] as const)('T18: only listed fields of a question leave ($type)', (question, own) => {
  const leaving = Object.keys(publicQuestion(question, 'seed')).toSorted();
  expect(leaving).toEqual([...own, 'image', 'image_alt', 'question'].toSorted());
});

it.each(questionOfEachType)('T18: a field that the pack gains stays inside ($type)', (question) => {
  const widened = { ...question, secret: 'SECRET' };
  expect(JSON.stringify(publicQuestion(widened, 'seed'))).not.toContain('SECRET');
});

it.each(questionOfEachType)('T18: hint, explanation and sources stay inside ($type)', (question) => {
  const leaving = JSON.stringify(publicQuestion(question, 'seed'));
  for (const text of [question.hint, question.explanation, 'A work']) expect(leaving).not.toContain(text);
});

it.each(questionOfEachType)('T18: a run always shows the same order ($type)', (question) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(publicQuestion(question, seed)).toEqual(publicQuestion(question, seed));
    }),
  );
});

it('T18: steps are never shown in the right order', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(publicQuestion(dragAndDrop, seed)).not.toHaveProperty('options', dragAndDrop.steps);
    }),
  );
});

it('T18: a scramble never reads as the word, and no capital marks its first letter', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { words } = publicQuestion(unscrambleWords, seed) as { words: string[] };
      expect(foldWord(words.join(''))).not.toBe(foldWord(unscrambleWords.word));
      expect(words.toSorted()).toEqual(['A', 'H', 'I', 'J', 'Z']);
    }),
  );
});

it('T18: the sides of a match-up are never in matching order', () => {
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

it('D121: a matchup comes as two lists and as one map with numeric and named keys', () => {
  const shown = publicQuestion(matchupWords, 'seed') as { options: Record<string, string>; left: string[] };
  expect(Object.keys(shown.options)).toEqual(['1', '2', '3', '4', 'a', 'b', 'c', 'd']);
  expect(shown.left).toEqual(['1', '2', '3', '4'].map((key) => shown.options[key]));
});

it('D120: letters are given after the shuffle, and the key follows them', () => {
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
