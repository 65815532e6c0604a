import type { Work } from '../schemas/works-schema.ts';

/** How a place is named in a work: a page (`1:142`), a verse (`14:37`), or the number of a hadith (`3364`). */
type PlaceKind = 'page' | 'verse' | 'hadith';

const placeKinds = { verse: 'verse', number: 'hadith', page: 'page' } as const satisfies Partial<
  Record<Work['place'], PlaceKind>
>;

/** A work that a fact list may cite. */
export interface CitedWork {
  readonly grade: Work['grade'];
  readonly kind: PlaceKind;
  /** What the name of its file begins with; for a hadith collection, the name of its folder or file. */
  readonly text: string;
}

/** Works by the word that stands for them in fact lists. */
export type CitedWorks = ReadonlyMap<string, CitedWork>;

/** Those of the pack's list that fact lists may cite. */
export function citedWorks(works: readonly Work[]): CitedWorks {
  return new Map(
    works.flatMap(({ cited_as: word, text, grade, place }) =>
      word === undefined || text === undefined || place === 'entry'
        ? []
        : [[word, { grade, kind: placeKinds[place], text }] as const],
    ),
  );
}

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
