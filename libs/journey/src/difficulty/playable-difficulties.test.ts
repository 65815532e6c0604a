import { expect, it } from 'vitest';
import { quizTime } from '../testing/samples.ts';
import { playableDifficulties } from './playable-difficulties.ts';

const labels = (...rows: Parameters<typeof quizTime>[0][]) =>
  playableDifficulties(rows.map((row) => quizTime(row))).map((row) => row.difficulty_label);

it('D134: difficulties stand in order of time, slowest first', () => {
  expect(
    labels(
      { difficulty: 3, difficulty_label: 'Hard', time: 30 },
      { difficulty: 1, difficulty_label: 'Easy', time: 60 },
      { difficulty: 2, difficulty_label: 'Medium', time: 45 },
    ),
  ).toEqual(['Easy', 'Medium', 'Hard']);
});

it('D134: equal times are ordered by number', () => {
  expect(
    labels(
      { difficulty: 4, difficulty_label: 'Expert', time: 30 },
      { difficulty: 3, difficulty_label: 'Hard', time: 30 },
    ),
  ).toEqual(['Hard', 'Expert']);
});

it('D135: the row of the endless mode is no difficulty of The Trails', () => {
  expect(
    labels(
      { difficulty: 5, difficulty_label: 'Endless', time: 30 },
      { difficulty: 1, difficulty_label: 'Easy', time: 60 },
    ),
  ).toEqual(['Easy']);
});
