import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuestion } from './draw-question.ts';
import { openQuestion } from '../run/run.ts';
import { submit, type SubmissionCode } from '../run/submission.ts';
import { countInGame, endlessStatus, expireGame, type Game, newGame, openInGame } from './game.ts';

const limit = 30_000;
const opened = openInGame(newGame(0), 'q1', 0, limit);

function answered(code: SubmissionCode, now = 1000, left = 9, game: Game = opened) {
  const submitted = submit(game, 'q1', code, now, limit);
  if (submitted.kind !== 'counted') throw new Error(submitted.kind);
  return countInGame(submitted, left);
}

describe('a game of endless mode', () => {
  it('D171, D196: a right answer gives a star, a wrong answer ends the game', () => {
    const right = answered('ALL_ANSWERS_CORRECT');
    expect(right).toMatchObject({ star: 1, run: { lives: 1, stars: 1, rankedStars: 1, endedAt: null } });
    expect(openQuestion(right.run)).toBeUndefined();
    const wrong = answered('WRONG_ANSWER');
    expect(wrong).toMatchObject({ star: 0, run: { lives: 0, endedAt: 1000, outcome: 'wrong' } });
    expect(openQuestion(wrong.run)).toBeUndefined();
  });

  it('D116: a found pair neither scores nor ends', () => {
    expect(answered('PARTIAL_ANSWERS_CORRECT')).toMatchObject({ star: 0, run: opened });
  });

  it('D196: the right answer to the last question completes the mode', () => {
    expect(answered('ALL_ANSWERS_CORRECT', 1000, 0)).toMatchObject({
      code: 'ENDLESS_COMPLETED',
      run: { stars: 1, outcome: 'completed', endedAt: 1000 },
    });
  });

  it('B4.10, D196: a time-up from the client ends the game', () => {
    expect(answered('TIME_UP')).toMatchObject({ star: 0, run: { endedAt: 1000, outcome: 'time_up' } });
  });

  it('T15, D196: time-up ends the game at the deadline, regardless of the read', () => {
    expect(expireGame(opened, limit + 2000)).toBe(opened);
    for (const now of [limit + 2001, limit * 100]) {
      const expired = expireGame(opened, now);
      expect(expired).toMatchObject({ outcome: 'time_up', endedAt: limit });
      expect(openQuestion(expired)).toBeUndefined();
    }
  });

  it('D196: a game has no maximum of stars', () => {
    const many = { ...opened, stars: 41, rankedStars: 40 };
    expect(answered('ALL_ANSWERS_CORRECT', 1000, 9, many).run).toMatchObject({ stars: 42, rankedStars: 41 });
  });

  it('T19, D199: a star is unranked if too fast or without a clock', () => {
    expect(answered('ALL_ANSWERS_CORRECT', 299)).toMatchObject({ run: { stars: 1, rankedStars: 0 } });
    const calm = openInGame(newGame(0), 'q1', 0, null);
    expect(answered('ALL_ANSWERS_CORRECT', 1000, 9, calm)).toMatchObject({
      run: { stars: 1, rankedStars: 0 },
    });
    expect(expireGame(calm, 10 ** 9)).toBe(calm);
  });

  it('T19: the first question of a game is readable from its opening', () => {
    const later = openInGame(newGame(0), 'q1', 60_000, limit);
    expect(answered('ALL_ANSWERS_CORRECT', 60_299, 9, later)).toMatchObject({ ranked: false });
    expect(answered('ALL_ANSWERS_CORRECT', 60_300, 9, later)).toMatchObject({ ranked: true });
  });

  it.each([
    [0, 0, 'NOT_BEST_SCORE'],
    [3, 3, 'BEST_SCORE'],
    [2, 3, 'NOT_BEST_SCORE'],
  ])('D153: %i stars with a best of %i is %s', (score, best, status) => {
    expect(endlessStatus(score, best)).toBe(status);
  });
});

it('D196: a game draws every question of the bank once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 }), fc.string(), (bank, seed) => {
      const asked = new Set<string>();
      for (let turn = 0; turn < bank.length; turn += 1) {
        const next = drawQuestion(bank, asked, seed);
        expect(next).toBe(drawQuestion(bank, asked, seed));
        if (next === null) throw new Error('There are questions left.');
        expect(asked.has(next)).toBe(false);
        asked.add(next);
      }
      expect(asked).toEqual(new Set(bank));
      expect(drawQuestion(bank, asked, seed)).toBeNull();
    }),
  );
});
