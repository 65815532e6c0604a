import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuestion } from './draw-question.ts';
import { answerInGame, endlessStatus, expireGame, newGame, openInGame } from './endless-game.ts';

const limit = 30_000;
const opened = openInGame(newGame, 'q1', 0, limit);

function answered(code: Parameters<typeof answerInGame>[2], now = 1000, left = 9) {
  if (!opened.open) throw new Error('The question is open.');
  return answerInGame(opened, opened.open, code, now, left);
}

describe('a game of the endless mode', () => {
  it('D171, D196: a right answer gives a star and the game goes on; a wrong one ends it', () => {
    expect(answered('ALL_ANSWERS_CORRECT')).toMatchObject({
      star: 1,
      game: { score: 1, rankedScore: 1, open: null, endedAt: null },
    });
    expect(answered('WRONG_ANSWER')).toMatchObject({ star: 0, game: { endedAt: 1000, outcome: 'wrong' } });
  });

  it('D116: a found pair neither scores nor ends', () => {
    expect(answered('PARTIAL_ANSWERS_CORRECT')).toMatchObject({ star: 0, game: opened });
  });

  it('D196: the right answer to the last question completes the mode', () => {
    expect(answered('ALL_ANSWERS_CORRECT', 1000, 0)).toMatchObject({
      code: 'ENDLESS_COMPLETED',
      game: { score: 1, outcome: 'completed', endedAt: 1000 },
    });
  });

  it('T15, D196: a question out of time ends the game at its deadline, whenever somebody looks', () => {
    expect(expireGame(opened, limit + 2000)).toBe(opened);
    for (const now of [limit + 2001, limit * 100])
      expect(expireGame(opened, now)).toMatchObject({ outcome: 'time_up', endedAt: limit, open: null });
  });

  it('T19, D199: too fast, or without a clock, a star scores and stays off the board', () => {
    expect(answered('ALL_ANSWERS_CORRECT', 299)).toMatchObject({ game: { score: 1, rankedScore: 0 } });
    const calm = openInGame(newGame, 'q1', 0, null);
    if (!calm.open) throw new Error('The question is open.');
    expect(answerInGame(calm, calm.open, 'ALL_ANSWERS_CORRECT', 1000, 9)).toMatchObject({
      game: { score: 1, rankedScore: 0 },
    });
    expect(expireGame(calm, 10 ** 9)).toBe(calm);
  });

  it.each([
    [0, 0, 'NOT_BEST_SCORE'],
    [3, 3, 'BEST_SCORE'],
    [2, 3, 'NOT_BEST_SCORE'],
  ])('D153: %i stars with a best of %i is %s', (score, best, status) => {
    expect(endlessStatus(score, best)).toBe(status);
  });
});

it('D196: a game draws every question of the bank once and then none', () => {
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
