import { describe, expect, it } from 'vitest';
import type { QuizTime } from '../contract/schemas.ts';
import { difficultyParameter, resolveDifficulty, journeyDifficulties } from './resolve-difficulty.ts';

const row = (id: string, difficulty: number, difficulty_label: string): QuizTime => ({
  id,
  difficulty,
  difficulty_label,
  time: 60,
  star: 0,
  total_star: 1000,
});
const rows = [
  row('qt-endless', 5, 'Endless'),
  row('qt-hard', 3, 'Hard'),
  row('qt-easy', 1, 'Easy'),
  row('qt-medium', 2, 'Medium'),
];

describe('D132, D133, D135: one word, four meanings', () => {
  it('resolves id, label and number; falls back to the easiest', () => {
    const meanings = [
      ['qt-hard', 'qt-hard'],
      ['Hard', 'qt-hard'],
      ['hard', 'qt-hard'],
      [' MEDIUM ', 'qt-medium'],
      ['2', 'qt-medium'],
      [3, 'qt-hard'],
      [null, 'qt-easy'],
      [undefined, 'qt-easy'],
      ['', 'qt-easy'],
      ['unknown', 'qt-easy'],
      ['endless', 'qt-easy'],
      ['5', 'qt-easy'],
    ] as const;
    expect(meanings.filter(([wanted, id]) => resolveDifficulty(rows, wanted)?.id !== id)).toEqual([]);
  });

  it('falls back to the easiest without a number 1, and to undefined for an empty list', () => {
    expect(resolveDifficulty(rows.slice(0, 2), 'easy')?.id).toBe('qt-hard');
    expect(resolveDifficulty([], 'easy')).toBeUndefined();
  });

  it('excludes the endless difficulty and sorts the others, easiest first', () => {
    expect(journeyDifficulties(rows).map(({ id }) => id)).toEqual(['qt-easy', 'qt-medium', 'qt-hard']);
  });

  it('names a difficulty in URLs by its lower-case label', () => {
    expect(difficultyParameter(row('x', 1, 'Easy'))).toBe('easy');
  });
});
