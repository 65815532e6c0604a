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
  ['any other sign for it', 'Ka´bah Ka′bah Ka‛bah Ka`bah', 'kabah kabah kabah kabah'],
  ['ayn and hamza', 'ʿUmar, Qurʾan', 'umar quran'],
  ['ayn and hamza of another school', 'ˁUmar, Qurˀan', 'umar quran'],
  ['the article before ayn', "al-'Uzza, al-ʿUzza, al-‘Uzza", 'uzza uzza uzza'],
  ['the article with a dash', 'al–Sham', 'sham'],
  ['the other spoken articles', 'Adh-Dhahabi ath-Thaqafi el-Aqsa', 'dhahabi thaqafi aqsa'],
  [
    'the article as it is heard',
    'Abdul Muttalib, Abdul-Muṭṭalib, Abdulmuttalib',
    'abd muttalib abd muttalib abd muttalib',
  ],
  ['the article as it is heard, by itself', 'Abd ul-Muttalib, Zayn ul Abidin', 'abd muttalib zayn abidin'],
  ['the article as it is heard so far', 'Abdul', 'abd'],
  ['a hyphen', 'date-palm', 'datepalm'],
  ['what is no letter', 'Wells & **oases**!', 'wells oases'],
  ['Arabic marks and article', 'الْكَعْبَة', 'كعبه'],
  ['the wasla of the article', 'ٱلْكَعْبَة', 'كعبه'],
  ['how the last letter is written', 'الكعبه هدى هدي', 'كعبه هدي هدي'],
  ['the hamza on a letter', 'أحد إبراهيم', 'احد ابراهيم'],
  ['a long line', 'مـكـة', 'مكه'],
  ['a sign of direction', '\u200Fالكعبة\u200F', 'كعبه'],
  ['a blessing', 'Muhammad ﷺ', 'muhammad'],
])('D101: %s does not count', (_, text, folded) => {
  expect(searchText(text)).toBe(folded);
});

it.each([
  ['Albania', 'albania'],
  ['Ali', 'ali'],
  ['Asma', 'asma'],
  ['Elias', 'elias'],
  ['Abdullah', 'abdullah'],
])('D101: the beginning of %s is no article', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

it('leaves bare words: no mark, no sign of LIKE, no second space', () => {
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

it('a bare article finds everything, signs alone find nothing', () => {
  for (const nothing of ['', '  ', 'al', 'Al-', 'al ', 'ال']) expect(searchWords(nothing)).toBeNull();
  for (const signs of ['%', '_', '\\', '%%%', '!?']) expect(searchWords(signs)).toEqual([]);
  expect(searchWords('al-Sham  sham OASIS')).toEqual(['sham', 'oasis']);
});

it('D101: a title is found as it is shown, with the blessing behind the name', () => {
  expect(searchWords('Ibrahim (peace be upon him)')).toEqual(['ibrahim']);
  expect(searchWords('Ibrahim (peace be')).toEqual(['ibrahim']);
  expect(searchWords('Muhammad ﷺ')).toEqual(['muhammad']);
  expect(searchWords('(Madinah)')).toEqual(['madinah']);
});
