import { expect, it } from 'vitest';
import { journeyDifficulty, playableDifficulties } from './difficulty.ts';
import { quizTime, quizTimes } from '../testing/samples.ts';

const hard = quizTime({ id: 'qt-hard', difficulty: 3, star: 0 });
const easy = quizTime({ star: 0 });

it('returns the difficulty chosen last on this device', () => {
  expect(journeyDifficulty(quizTimes, 'qt-hard')).toMatchObject({
    difficulty: { id: 'qt-hard' },
    isNew: false,
  });
});

it('returns the difficulty with the most stars on a new device', () => {
  const rows = [quizTime({ star: 2 }), quizTime({ id: 'qt-medium', star: 9 })];
  expect(journeyDifficulty(rows, null)).toMatchObject({ difficulty: { id: 'qt-medium' }, isNew: false });
});

it('D223: a learner without a star and without a choice begins at the lowest', () => {
  expect(journeyDifficulty([hard, easy], null)).toEqual({ difficulty: easy, isNew: true });
});

it('D135: ignores the stars of the endless mode', () => {
  const endless = quizTime({ id: 'qt-endless', difficulty: 5, star: 40 });
  expect(journeyDifficulty([endless, easy], null)).toEqual({ difficulty: easy, isNew: true });
});

const labels = (...rows: Parameters<typeof quizTime>[0][]) =>
  playableDifficulties(rows.map((row) => quizTime(row))).map((row) => row.difficulty_label);

it('D134: sorts difficulties by time, slowest first', () => {
  expect(
    labels(
      { difficulty: 3, difficulty_label: 'Hard', time: 30 },
      { difficulty: 1, difficulty_label: 'Easy', time: 60 },
      { difficulty: 2, difficulty_label: 'Medium', time: 45 },
    ),
  ).toEqual(['Easy', 'Medium', 'Hard']);
});

it('D134: sorts equal times by number', () => {
  expect(
    labels(
      { difficulty: 4, difficulty_label: 'Expert', time: 30 },
      { difficulty: 3, difficulty_label: 'Hard', time: 30 },
    ),
  ).toEqual(['Hard', 'Expert']);
});

it('D135: leaves out the row of the endless mode', () => {
  expect(
    labels(
      { difficulty: 5, difficulty_label: 'Endless', time: 30 },
      { difficulty: 1, difficulty_label: 'Easy', time: 60 },
    ),
  ).toEqual(['Easy']);
});
