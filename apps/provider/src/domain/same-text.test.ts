import { expect, it } from 'vitest';
import { foldWord, sameText } from './same-text.ts';

it('D122: a typed word ignores case, marks, hyphens and apostrophes', () => {
  const spellings = [
    ['upper case', 'HIJAZ', 'Hijaz'],
    ['a composed mark', 'Ḥijāz', 'Hijaz'],
    ['a decomposed mark', 'Hija\u0304z', 'Hijaz'],
    ['a hyphen', 'Al-Sham', 'alsham'],
    ['an apostrophe', "Ka'bah", 'KABAH'],
    ['a half ring', 'Kaʿbah', 'kabah'],
    ['Arabic vowel signs', 'مَكَّة', 'مكة'],
  ] as const;
  expect(spellings.filter(([, typed, word]) => foldWord(typed) !== foldWord(word))).toEqual([]);
});

it('D122: case follows the root locale: İ equals i', () => {
  expect(foldWord('HİJAZ')).toBe(foldWord('hijaz'));
});

it('D122: a typed word needs the same letters', () => {
  const others = [
    ['another word', 'Najd', 'Hijaz'],
    ['a letter less', 'Hija', 'Hijaz'],
    ['other Arabic letters', 'مكة', 'مدينة'],
  ] as const;
  expect(others.filter(([, typed, word]) => foldWord(typed) === foldWord(word))).toEqual([]);
});

it('D121: options match composed or decomposed, but not in another case', () => {
  expect(sameText('Ḥijāz', 'H\u0323ija\u0304z ')).toBe(true);
  expect(sameText('Hijaz', 'hijaz')).toBe(false);
});
