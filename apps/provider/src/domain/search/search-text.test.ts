import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstLetter, searchText, searchWords } from './search-text.ts';

it.each([
  ['case', 'OASIS', 'oasis'],
  ['marks', 'Ḥijāz', 'hijaz'],
  ['the article', 'Al-Shām', 'sham'],
  ['the article inside', 'Abd al-Muttalib', 'abd muttalib'],
  ['the article without a hyphen', 'Abd al Muttalib', 'abd muttalib'],
  ['the spoken article', 'Ash-Shām', 'sham'],
  ['an apostrophe', "Ka'bah", 'kabah'],
  ['a curly apostrophe', 'Ka’bah', 'kabah'],
  ['ayn and hamza', 'ʿUmar, Qurʾan', 'umar quran'],
  ['a hyphen', 'date-palm', 'datepalm'],
  ['what is no letter', 'Wells & **oases**!', 'wells oases'],
  ['Arabic marks and article', 'الْكَعْبَة', 'كعبة'],
])('101: %s does not count', (_, text, folded) => {
  expect(searchText(text)).toBe(folded);
});

it.each([
  ['Albania', 'albania'],
  ['Ali', 'ali'],
  ['Asma', 'asma'],
])('101: the beginning of %s is no article', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

it('folds once: folding again changes nothing, and no sign of LIKE is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const folded = searchText(text);
      expect(folded).not.toMatch(/[%_\\']|\s\s/);
      expect(folded).toBe(folded.normalize('NFKD').trim());
    }),
  );
});

it.each([
  ['hijaz', 'H'],
  ['كعبة', '#'],
  ['7 wells', '#'],
  ['', '#'],
])('B9: %s stands under %s', (key, letter) => {
  expect(firstLetter(key)).toBe(letter);
});

it('asks for nothing while there is only an article, for nothing that exists where there are only signs', () => {
  for (const nothing of ['', '  ', 'al', 'Al-', 'al ']) expect(searchWords(nothing)).toBeNull();
  for (const signs of ['%', '_', '\\', '%%%', '!?']) expect(searchWords(signs)).toEqual([]);
  expect(searchWords('al-Sham  sham OASIS')).toEqual(['sham', 'oasis']);
});
