/**
 * @typedef {object} Cut a font file
 * @property {string} name the file is `<slug>-<name>.woff2`
 * @property {string} from file in the package
 * @property {readonly string[]} ranges of characters, as `unicode-range` writes them
 * @property {string} weight as `font-weight` writes it
 *
 * @typedef {object} Recipe
 * @property {string} family name in the style sheet
 * @property {string} fallback name of the metric-adjusted system fallback
 * @property {string} slug
 * @property {string} source package
 * @property {string} [reserved] the copyright notice of a font whose own name is reserved for its unchanged files
 * @property {readonly [number, number] | null} axis weights kept from a variable font
 * @property {number} lowered downward shift of the letters as a share of the em, which centres capitals
 * @property {readonly Standin[]} standins
 * @property {readonly Cut[]} cuts
 *
 * @typedef {object} Standin a weight with system fallbacks while the font loads
 * @property {string} weight as `font-weight` writes it
 * @property {string} measured part with the measured letters
 * @property {number} at measured weight
 * @property {'regular' | 'bold'} as
 */

/** English: this part loads first. */
const latin = [
  'U+20-7E',
  'U+A0',
  'U+A9',
  'U+B7',
  'U+D7',
  'U+2013-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2026',
];

/** Accents and rare signs: this part loads with the first such character. */
const accents = [
  'U+A1-A8',
  'U+AA-B6',
  'U+B8-D6',
  'U+D8-FF',
  'U+131',
  'U+152-153',
  'U+2BB-2BC',
  'U+2010-2012',
  'U+201A',
  'U+201E',
  'U+2022',
  'U+2032-2033',
  'U+20AC',
  'U+2191',
  'U+2193',
  'U+2212',
];

/** Letters for Arabic names in Latin script, and for Turkish and European names. */
const names = [
  'U+100-101',
  'U+106-107',
  'U+10C-10D',
  'U+110-113',
  'U+11E-11F',
  'U+12A-12B',
  'U+130',
  'U+141-144',
  'U+14C-14D',
  'U+15A-15B',
  'U+15E-161',
  'U+16A-16B',
  'U+179-17E',
  'U+2BD-2BF',
  'U+1E0C-1E0F',
  'U+1E24-1E25',
  'U+1E32-1E33',
  'U+1E62-1E63',
  'U+1E6C-1E6F',
  'U+1E92-1E93',
];

const arabic = [
  'U+600-61F',
  'U+620-65F',
  'U+660-671',
  'U+679-67E',
  'U+686-688',
  'U+691',
  'U+698',
  'U+6A9',
  'U+6AF',
];
const arabicMore = ['U+6BE', 'U+6C1', 'U+6CC', 'U+6D2-6D4', 'U+6F0-6F9', 'U+200C-200F'];

const baloo = (/** @type {string} */ part) => `baloo-bhaijaan-2-${part}-wght-normal.woff2`;
const nunito = (/** @type {string} */ part) => `nunito-${part}-wght-normal.woff2`;
const andika = (/** @type {string} */ part) => `andika-${part}-normal.woff2`;

/** The product's fonts: all with Latin, some also with Arabic. @type {readonly Recipe[]} */
export const recipes = [
  {
    family: 'Baloo Bhaijaan 2',
    fallback: 'Baloo Fallback',
    slug: 'baloo-bhaijaan-2',
    source: '@fontsource-variable/baloo-bhaijaan-2',
    axis: [400, 800],
    lowered: 0.05,
    standins: [{ weight: '400 800', measured: 'latin', at: 800, as: 'bold' }],
    cuts: [
      { name: 'latin', from: baloo('latin'), ranges: latin, weight: '400 800' },
      { name: 'accents', from: baloo('latin'), ranges: accents, weight: '400 800' },
      { name: 'names', from: baloo('latin-ext'), ranges: names, weight: '400 800' },
      { name: 'arabic', from: baloo('arabic'), ranges: [...arabic, ...arabicMore], weight: '400 800' },
    ],
  },
  {
    family: 'Nunito',
    fallback: 'Nunito Fallback',
    slug: 'nunito',
    source: '@fontsource-variable/nunito',
    axis: [400, 800],
    lowered: 0,
    standins: [
      { weight: '400 599', measured: 'latin', at: 400, as: 'regular' },
      { weight: '600 800', measured: 'latin', at: 700, as: 'bold' },
    ],
    cuts: [
      { name: 'latin', from: nunito('latin'), ranges: latin, weight: '400 800' },
      { name: 'accents', from: nunito('latin'), ranges: accents, weight: '400 800' },
      { name: 'names', from: nunito('latin-ext'), ranges: names, weight: '400 800' },
    ],
  },
  {
    // Andika, subset: a modified font must not use the reserved name.
    family: 'Rihlah',
    fallback: 'Rihlah Fallback',
    slug: 'rihlah',
    source: '@fontsource/andika',
    reserved:
      'Copyright (c) 2004-2022 SIL International (http://www.sil.org/)\nwith Reserved Font Names "Andika" and "SIL".',
    axis: null,
    lowered: 0,
    standins: [
      { weight: '400', measured: 'latin-400', at: 400, as: 'regular' },
      { weight: '700', measured: 'latin-700', at: 700, as: 'bold' },
    ],
    cuts: [
      { name: 'latin-400', from: andika('latin-400'), ranges: latin, weight: '400' },
      { name: 'latin-700', from: andika('latin-700'), ranges: latin, weight: '700' },
      { name: 'accents-400', from: andika('latin-400'), ranges: accents, weight: '400' },
      { name: 'names-400', from: andika('latin-ext-400'), ranges: names, weight: '400' },
    ],
  },
];

/** The characters in some ranges. @param {readonly string[]} ranges @returns {string} */
export function charactersOf(ranges) {
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
