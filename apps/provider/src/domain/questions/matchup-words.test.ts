import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { matchupWords } from '../testing/questions.ts';
import type { MatchupWordsKey } from './matchup-words.ts';
import { answerKey, scoreAnswer } from './questions.ts';

const key = answerKey(matchupWords, 'seed') as MatchupWordsKey;

it('D116: a right pair is partly right and stored', () => {
  expect(scoreAnswer({ Hijaz: 'Western mountains' }, key, undefined)).toEqual({
    code: 'PARTIAL_ANSWERS_CORRECT',
    correct: 1,
    total: 4,
    remembered: { Hijaz: 'Western mountains' },
  });
});

it('D121: a pair is right in both directions', () => {
  const score = scoreAnswer({ 'Green hills': 'Yemen' }, key, undefined);
  expect(score).toMatchObject({ code: 'PARTIAL_ANSWERS_CORRECT', remembered: { Yemen: 'Green hills' } });
});

it('D121: a side that looks like a number is a text', () => {
  expect(scoreAnswer({ 622: 'The Hijra' }, key, undefined).correct).toBe(1);
});

it('D116: a wrong pair removes no found pair', () => {
  const found = { Hijaz: 'Western mountains' };
  expect(scoreAnswer({ Najd: 'Green hills' }, key, found)).toMatchObject({
    code: 'WRONG_ANSWER',
    correct: 1,
    remembered: found,
  });
});

it('D116: a repeated pair counts once', () => {
  const found = { Hijaz: 'Western mountains' };
  expect(scoreAnswer(found, key, found)).toMatchObject({ code: 'PARTIAL_ANSWERS_CORRECT', correct: 1 });
});

it('D116: the last pair completes the answer', () => {
  const found = { Hijaz: 'Western mountains', Najd: 'High plain', Yemen: 'Green hills' };
  expect(scoreAnswer({ 622: 'The Hijra' }, key, found).code).toBe('ALL_ANSWERS_CORRECT');
});

it.each([
  [
    'right and wrong pairs: wrong, and the right pairs stay',
    { Hijaz: 'Western mountains', Najd: 'Green hills' },
    'WRONG_ANSWER',
    { Hijaz: 'Western mountains' },
  ],
  ['wrong pairs only', { Hijaz: 'High plain', Najd: 'Green hills' }, 'WRONG_ANSWER', {}],
  [
    'right pairs only',
    { Hijaz: 'Western mountains', Najd: 'High plain' },
    'PARTIAL_ANSWERS_CORRECT',
    { Hijaz: 'Western mountains', Najd: 'High plain' },
  ],
  [
    'a question word twice: nothing stays',
    { 'Western mountains': 'Hijaz', Hijaz: 'High plain' },
    'WRONG_ANSWER',
    {},
  ],
  ['an answer word twice: nothing stays', { Hijaz: 'High plain', Najd: 'High plain' }, 'WRONG_ANSWER', {}],
] as const)('D245: Check with %s', (_, bundle, code, remembered) => {
  expect(scoreAnswer(bundle, key, undefined)).toMatchObject({
    code,
    correct: Object.keys(remembered).length,
    remembered,
  });
});

it('D245: Check with all pairs completes the answer', () => {
  const all = Object.fromEntries(key.pairs.map(({ left, right }) => [left, right]));
  expect(scoreAnswer(all, key, undefined).code).toBe('ALL_ANSWERS_CORRECT');
});

const side = fc.constantFrom(...key.pairs.flatMap(({ left, right }) => [left, right]));
const guesses = fc.array(fc.tuple(side, side), { maxLength: 30 });

it('D116: pairs accumulate, and all pairs are needed', () => {
  fc.assert(
    fc.property(guesses, (list) => {
      let remembered: Answer | undefined;
      let before = 0;
      for (const [one, other] of list) {
        const score = scoreAnswer({ [one]: other }, key, remembered);
        expect(score.correct).toBeGreaterThanOrEqual(before);
        expect(score.code === 'ALL_ANSWERS_CORRECT').toBe(
          score.correct === 4 && score.code !== 'WRONG_ANSWER',
        );
        before = score.correct;
        remembered = score.remembered;
      }
    }),
  );
});
