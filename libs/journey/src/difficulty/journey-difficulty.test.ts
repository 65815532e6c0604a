import { expect, it } from 'vitest';
import { quizTime, quizTimes } from '../testing/samples.ts';
import { journeyDifficulty } from './journey-difficulty.ts';

const hard = quizTime({ id: 'qt-hard', difficulty: 3, star: 0 });
const easy = quizTime({ star: 0 });

it('the pace chosen last on this device counts', () => {
  expect(journeyDifficulty(quizTimes, 'qt-hard')).toMatchObject({
    difficulty: { id: 'qt-hard' },
    isNew: false,
  });
});

it('on a new device the pace with the most stars counts', () => {
  const rows = [quizTime({ star: 2 }), quizTime({ id: 'qt-medium', star: 9 })];
  expect(journeyDifficulty(rows, null)).toMatchObject({ difficulty: { id: 'qt-medium' }, isNew: false });
});

it('D223: a learner without a star and without a choice begins at the lowest', () => {
  expect(journeyDifficulty([hard, easy], null)).toEqual({ difficulty: easy, isNew: true });
});

it('D135: stars of the endless mode are no pace of The Trails', () => {
  const endless = quizTime({ id: 'qt-endless', difficulty: 5, star: 40 });
  expect(journeyDifficulty([endless, easy], null)).toEqual({ difficulty: easy, isNew: true });
});
