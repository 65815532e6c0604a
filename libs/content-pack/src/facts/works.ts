/** How a place is named in a work: a page (`1:142`), a verse (`14:37`), or the number of a hadith (`3364`). */
type PlaceKind = 'page' | 'verse' | 'hadith';

/** A work that a fact list may cite. */
export interface CitedWork {
  /** Q Quran, H hadith collection, S classical sira. */
  readonly grade: 'Q' | 'H' | 'S';
  readonly kind: PlaceKind;
  /** What the name of its file begins with; for a hadith collection, the name of its folder or file. */
  readonly text: string;
}

/** The works of fact lists, by the word that stands for them. Pages are those of the edition that `text` names. */
export const citedWorks: ReadonlyMap<string, CitedWork> = new Map([
  ['quran', { grade: 'Q', kind: 'verse', text: 'quran.json' }],
  ['bukhari', hadith('ara-bukhari')],
  ['muslim', hadith('ara-muslim')],
  ['abu-dawud', hadith('ara-abudawud')],
  ['tirmidhi', hadith('ara-tirmidhi')],
  ['nasai', hadith('ara-nasai')],
  ['ibn-majah', hadith('ara-ibnmajah')],
  ['malik', hadith('ara-malik')],
  ['ibn-hisham', sira('0213IbnHisham.SiraNabawiyya.Shamela0023833')],
  ['ibn-sad', sira('0230IbnSacd.TabaqatKubra.Shia003044Vols')],
  ['tabari', sira('0310Tabari.Tarikh.Shamela0009783BK1')],
]);

/** The form of a place, by kind. Pages and verses may be a range: `105:1-5`. */
export const placeForms: Readonly<Record<PlaceKind, RegExp>> = {
  page: /^\d+:\d+(-\d+)?$/,
  verse: /^\d+:\d+(-\d+)?$/,
  hadith: /^\d+$/,
};

/** The single places that `place` covers: `1:142-143` is `1:142` and `1:143`. */
export function singlePlaces(place: string): string[] {
  const [, part, first, last = first] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(place) ?? [];
  if (part === undefined) return [place];
  const length = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, index) => `${part}:${Number(first) + index}`);
}

function hadith(text: string): CitedWork {
  return { grade: 'H', kind: 'hadith', text };
}

function sira(text: string): CitedWork {
  return { grade: 'S', kind: 'page', text };
}
