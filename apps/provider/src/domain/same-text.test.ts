import { expect, it } from 'vitest';
import { foldWord, sameText } from './same-text.ts';

it.each([
  ['upper case', 'HIJAZ', 'Hijaz'],
  ['a composed mark', 'Ḥijāz', 'Hijaz'],
  ['a decomposed mark', 'Hija\u0304z', 'Hijaz'],
  ['a hyphen', 'Al-Sham', 'alsham'],
  ['an apostrophe', "Ka'bah", 'KABAH'],
  ['a half ring', 'Kaʿbah', 'kabah'],
  ['Arabic vowel signs', 'مَكَّة', 'مكة'],
])('D122: %s makes no difference in a typed word', (_, typed, word) => {
  expect(foldWord(typed)).toBe(foldWord(word));
});

it('D122: case follows the root locale: a dotted capital I is an i', () => {
  expect(foldWord('HİJAZ')).toBe(foldWord('hijaz'));
});

it.each([
  ['another word', 'Najd', 'Hijaz'],
  ['a letter less', 'Hija', 'Hijaz'],
  ['other Arabic letters', 'مكة', 'مدينة'],
])('D122: %s is not the word', (_, typed, word) => {
  expect(foldWord(typed)).not.toBe(foldWord(word));
});

it('D121: an option is the same composed or decomposed, and not the same in other letters', () => {
  expect(sameText('Ḥijāz', 'H\u0323ija\u0304z ')).toBe(true);
  expect(sameText('Hijaz', 'hijaz')).toBe(false);
});
