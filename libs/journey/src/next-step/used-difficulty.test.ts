import { expect, it } from 'vitest';
import { quizTime, quizTimes } from '../testing/samples.ts';
import { usedDifficulty } from './used-difficulty.ts';

it('the pace chosen last on this device counts', () => {
  expect(usedDifficulty(quizTimes, 'qt-hard')?.id).toBe('qt-hard');
});

it('on a new device the pace with the most stars counts', () => {
  expect(usedDifficulty([quizTime({ star: 2 }), quizTime({ id: 'qt-medium', star: 9 })], null)?.id).toBe(
    'qt-medium',
  );
});

it('a learner without a star and without a choice has not started', () => {
  expect(usedDifficulty([quizTime({ star: 0 })], null)).toBeUndefined();
});

it('D135: stars of the endless mode are no pace of The Trails', () => {
  expect(usedDifficulty([quizTime({ difficulty: 5, star: 40 })], null)).toBeUndefined();
});
