import { describe, expect, it } from 'vitest';
import { nameKey, nameProblem, tidyName } from './display-name.ts';

const email = 'amina.yusuf@example.org';

describe('a display name (D19)', () => {
  it('accepts names of any script, also with harmless parts', () => {
    const names = [
      'Trail Fox',
      'نجمة الصحراء',
      'Étoile-7',
      'Little Camel 12',
      'O’Malley',
      'Nazir',
      'Ishita',
      'Therapist Owl',
      'Scarlet Reputation',
      'Muhammad Fox',
      'Класс_А',
      'مُحَمَّدٌ',
      'Nguyễn Tuấn',
      '星の旅人',
      'می\u200Cروم',
      'ශ්\u200Dරී ලංකා',
    ];
    expect(names.filter((name) => nameProblem(name, { email }) !== null)).toEqual([]);
  });

  it('rejects names with their problem', () => {
    const cases = [
      ['', 'Username is required'],
      ['  ', 'Username is required'],
      ['ab', 'Username must be at least 3 characters'],
      ['x'.repeat(25), 'Username must be at most 24 characters'],
      ['12345', 'Please use letters, numbers and spaces'],
      ['<b>Fox</b>', 'Please use letters, numbers and spaces'],
      ['fox@example.org', 'Please use letters, numbers and spaces'],
      ['Fox‮exe', 'Please use letters, numbers and spaces'],
      ['Fox 🦊', 'Please use letters, numbers and spaces'],
      ['Fox\ud800', 'Please use letters, numbers and spaces'],
      ['Amina Yusuf', 'Please choose a name that is not part of your email: everybody can see it'],
      ['Stupid Owl', 'Please choose another name'],
      ['sh1t', 'Please choose another name'],
      ['F.u.c.k', 'Please choose another name'],
      ['Admin', 'Please choose another name'],
      ['A D M I N', 'Please choose another name'],
      // Cyrillic and Greek homoglyphs.
      ['аdmin', 'Please choose another name'],
      ['ΑDMIN', 'Please choose another name'],
      [`Zalgo${'\u0301'.repeat(18)}`, 'Please use letters, numbers and spaces'],
      ['Allah', 'Please choose another name'],
      ['الله', 'Please choose another name'],
      ['Me-', 'Please choose another name'],
    ] as const;
    expect(cases.map(([name]) => [name, nameProblem(name, { email })])).toEqual(cases);
  });

  it('is normalized', () => {
    expect(tidyName('  Ｔｒａｉｌ \t Fox ')).toBe('Trail Fox');
  });

  it('compares without case, separators, marks and width', () => {
    const similar = [
      ['Trail Fox', 'TRAIL-FOX'],
      ['Trail Fox', 'trail_fox'],
      ['Étoile', 'etoile'],
      ['Ｆｏｘ', 'fox'],
      ['Işık', 'IŞIK'],
      ['Аli', 'Ali'],
      ['می\u200Cروم', 'میروم'],
    ] as const;
    expect(similar.filter(([first, second]) => nameKey(first) !== nameKey(second))).toEqual([]);
  });
});
