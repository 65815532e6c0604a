import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Question } from '@sirah-trails/content-pack/model';
import { type Answer, isEmpty } from '../answer.ts';
import {
  dragAndDrop,
  matchupWords,
  multipleChoice,
  questionOfEachType,
  trueOrFalse,
  unscrambleWords,
} from '../testing/questions.ts';
import { answerKey, correctAnswers, scoreAnswer } from './questions.ts';

const seed = 'seed';

function codeOf(question: Question, answer: Answer | undefined, remembered?: Answer) {
  return scoreAnswer(answer, answerKey(question, seed), remembered).code;
}

const right = correctAnswers(answerKey(multipleChoice, seed)) as string;

it.each<[string, Question, Answer]>([
  ['D120: the right letter', multipleChoice, right],
  ['D120: the right letter in lower case', multipleChoice, right.toLowerCase()],
  ['D120: the right label', multipleChoice, 'Red Sea'],
  ['D120: the boolean', trueOrFalse, false],
  ['D120: the name of the boolean', trueOrFalse, 'False'],
  ['B5: the texts in slot order', dragAndDrop, ['Al-Sham', 'Yathrib', 'Makkah', 'Yemen']],
  ['D122: a list with the word in upper case', unscrambleWords, ['HIJAZ']],
  ['D122: the word alone', unscrambleWords, 'hijāz'],
  ['D122: a list of its letters', unscrambleWords, ['H', 'I', 'J', 'A', 'Z']],
])('%s is right', (_, question, answer) => {
  expect(codeOf(question, answer)).toBe('ALL_ANSWERS_CORRECT');
});

it('B4.4: rejects wrong answers of every form', () => {
  const answers: [string, Question, Answer | undefined][] = [
    ['another letter', multipleChoice, right === 'A' ? 'B' : 'A'],
    ['a letter beyond the choices', multipleChoice, 'E'],
    ['a label of another choice', multipleChoice, 'Black Sea'],
    ['the other boolean', trueOrFalse, true],
    ['another word than a boolean', trueOrFalse, 'no'],
    ['two steps the wrong way round', dragAndDrop, ['Yathrib', 'Al-Sham', 'Makkah', 'Yemen']],
    ['a step too many', dragAndDrop, ['Al-Sham', 'Yathrib', 'Makkah', 'Yemen', 'Najd']],
    ['one slot of four', dragAndDrop, ['Al-Sham', '', '', '']],
    ['another word', unscrambleWords, ['NAJD']],
    ['a list for a choice', multipleChoice, ['A']],
    ['a map for a word', unscrambleWords, { Hijaz: 'Hijaz' }],
    ['a text for a matchup', matchupWords, 'Hijaz'],
  ];
  const accepted = answers.filter(([, question, answer]) => codeOf(question, answer) !== 'WRONG_ANSWER');
  expect(accepted.map(([name]) => name)).toEqual([]);
});

it.each(questionOfEachType)('B3: the right answer of the key is right ($type)', (question) => {
  fc.assert(
    fc.property(fc.uuid(), (anySeed) => {
      const key = answerKey(question, anySeed);
      expect(scoreAnswer(correctAnswers(key), key, undefined).code).toBe('ALL_ANSWERS_CORRECT');
    }),
  );
});

const anyAnswer: fc.Arbitrary<Answer | undefined> = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.array(fc.string()),
  fc.dictionary(fc.string(), fc.string()),
  fc.constantFrom(null, undefined),
);

it.each(questionOfEachType)('T32: scores any answer within its parts ($type)', (question) => {
  fc.assert(
    fc.property(anyAnswer, anyAnswer, (answer, remembered) => {
      const score = scoreAnswer(answer, answerKey(question, seed), remembered ?? undefined);
      expect(score.correct).toBeGreaterThanOrEqual(0);
      expect(score.correct).toBeLessThanOrEqual(score.total);
      expect(score.total).toBeGreaterThanOrEqual(1);
      if (isEmpty(answer)) expect(score.code).toBe('WRONG_ANSWER');
    }),
  );
});

it('B4.3: only a match-up can be partly right', () => {
  fc.assert(
    fc.property(fc.constantFrom(...questionOfEachType), anyAnswer, (question, answer) => {
      fc.pre(question.type !== 'matchup_words');
      expect(codeOf(question, answer)).not.toBe('PARTIAL_ANSWERS_CORRECT');
    }),
  );
});
