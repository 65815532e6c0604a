import { citedWorks, type CitedWorks, isFactList, readFactList, singlePlaces } from '../facts/fact-list.ts';
import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import { folderOf, inside, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../model/problem.ts';
import { placePatterns, type ReferenceFields, type Work } from '../schemas/reference-schemas.ts';

interface PlacedReference {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly reference: ReferenceFields;
}

/**
 * With a works list, each reference names a listed work in its listed spelling, with its grade and an exact locator; a summary
 * alone does not support a question.
 */
export function checkWorks(files: PackFiles): Problem[] {
  const { works } = files;
  if (works === undefined) return [];
  const byTitle = new Map(works.value.map((work) => [work.title, work]));
  return [
    ...works.value.flatMap((work, index) => twice(works, work, index)),
    ...packReferences(files).flatMap((placed) => wrongReference(placed, byTitle)),
    ...questionsOnSummaries(files),
  ];
}

function twice(works: Located<readonly Work[]>, work: Work, index: number): Problem[] {
  return (['title', 'cited_as'] as const).flatMap((field) => {
    const value = work[field];
    const isFirst = works.value.findIndex((other) => other[field] === value) === index;
    if (value === undefined || isFirst) return [];
    return [problemAt(works, [index, field], `"${value}" is in the list twice`, 'Keep one of the entries.')];
  });
}

function wrongReference(
  { at, path, reference }: PlacedReference,
  byTitle: ReadonlyMap<string, Work>,
): Problem[] {
  const work = byTitle.get(reference.work);
  if (work === undefined) {
    const what = `the work "${reference.work}" is not in works.yaml`;
    return [problemAt(at, [...path, 'work'], what, 'Spell it as the list does, or add it there.')];
  }
  return [
    ...(work.grade === reference.grade
      ? []
      : [
          problemAt(
            at,
            [...path, 'grade'],
            `the grade of "${work.title}" is ${work.grade}`,
            `Write ${work.grade}.`,
          ),
        ]),
    ...(isPlaceIn(work, reference.section)
      ? []
      : [
          problemAt(
            at,
            [...path, 'section'],
            `"${reference.section}" is no exact place in "${work.title}"`,
            placeHelp(work),
          ),
        ]),
  ];
}

const surahs = 114;

function isPlaceIn({ place, volumes = 0 }: Work, section: string): boolean {
  if (!placePatterns[place].test(section)) return false;
  const firsts = section.split('; ').map((part) => Number.parseInt(part, 10));
  if (place === 'verse') return firsts.every((surah) => surah >= 1 && surah <= surahs);
  return place !== 'page' || firsts.every((volume) => volume <= volumes);
}

function placeHelp({ place, volumes = 0, edition = '' }: Work): string {
  switch (place) {
    case 'verse':
      return 'Write surah and verse, like "106:1-4".';
    case 'number':
      return `Write the number of the hadith, like "3364" (${edition}).`;
    case 'page':
      return `Write volume and page, like "1:125", of ${edition} (volumes: ${volumes}).`;
    case 'entry':
      return 'Write the heading of the article or chapter.';
  }
}

function questionsOnSummaries({ chapters }: PackFiles): Problem[] {
  return chapters.flatMap((at) =>
    at.value.questions.flatMap(({ references }, index) => {
      if (references.some(({ grade }) => grade !== 'M')) return [];
      const what = 'only a modern summary (grade M) supports the question';
      return [problemAt(at, ['questions', index, 'references'], what, 'Add the source that it summarises.')];
    }),
  );
}

function packReferences(files: PackFiles): PlacedReference[] {
  const entries = [...files.pages, ...files.people, ...files.terms, ...files.activities];
  return [
    ...entries.flatMap((at) => placed(at, [], at.value.references)),
    ...files.activities.flatMap((at) =>
      at.value.sheet.kind === 'timeline'
        ? at.value.sheet.events.flatMap(({ references }, index) =>
            placed(at, ['sheet', 'events', index], references),
          )
        : [],
    ),
    ...files.worlds.flatMap((at) =>
      at.value.quotes.flatMap(({ references }, index) => placed(at, ['quotes', index], references)),
    ),
    ...files.chapters.flatMap((at) =>
      at.value.questions.flatMap(({ references }, index) => placed(at, ['questions', index], references)),
    ),
  ];
}

function placed(
  at: Located<unknown>,
  path: FieldPath,
  references: readonly ReferenceFields[],
): PlacedReference[] {
  return references.map((reference, index) => ({ at, path: [...path, 'references', index], reference }));
}

interface Claim {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly reference: ReferenceFields;
  /** Fact lists that may contain it. */
  readonly lists: readonly string[];
}

/**
 * A verse cited with `says` must be in the sub-trail's fact list; for people and terms, in any list. A pack without a list of
 * works cites freely.
 */
export function checkQuranClaims(files: PackFiles): Problem[] {
  if (files.works === undefined) return [];
  const told = versesOfLists(files, citedWorks(files.works.value));
  return claims(files, [...told.keys()]).flatMap(({ at, path, reference, lists }) => {
    const { grade, claim, section } = reference;
    if (grade !== 'Q' || claim !== 'says') return [];
    const missing = section
      .split('; ')
      .flatMap(singlePlaces)
      .filter((verse) => !lists.some((list) => told.get(list)?.has(verse)));
    if (missing.length === 0) return [];
    const what = `no fact of the list rests on Quran ${missing.join(', ')}`;
    return [
      problemAt(at, path, what, 'Add the fact with this verse to facts.md, or write "claim: recalls".'),
    ];
  });
}

/** Verses that state a fact, by fact list path. */
function versesOfLists({ folder }: PackFiles, cited: CitedWorks): Map<string, Set<string>> {
  const lists = [...folder].filter(([file]) => isFactList(file));
  return new Map(
    lists.map(([file, bytes]) => {
      const { facts } = readFactList(file, bytes.toString('utf8'), cited);
      const references = facts.flatMap((fact) => fact.references);
      const verses = references.filter(({ work, bond }) => cited.get(work)?.grade === 'Q' && bond === 'says');
      return [file, new Set(verses.flatMap(({ place }) => singlePlaces(place)))];
    }),
  );
}

function claims(files: PackFiles, everyList: readonly string[]): Claim[] {
  const ofSubTrails = files.subTrails.flatMap((subTrail) => {
    const lists = [`${folderOf(subTrail)}facts.md`];
    const book = files.books.find(({ value }) => value.id === subTrail.value.book);
    const pages = book === undefined ? [] : inside(files.pages, book);
    return [
      ...pages.flatMap((at) => claimsAt(at, [], at.value.references, lists)),
      ...inside(files.chapters, subTrail).flatMap((at) =>
        at.value.questions.flatMap(({ references }, index) =>
          claimsAt(at, ['questions', index], references, lists),
        ),
      ),
    ];
  });
  const entries = [...files.people, ...files.terms].flatMap((at) =>
    claimsAt(at, [], at.value.references, everyList),
  );
  return [...ofSubTrails, ...entries];
}

function claimsAt(
  at: Located<unknown>,
  path: FieldPath,
  references: readonly ReferenceFields[],
  lists: readonly string[],
): Claim[] {
  return references.map((reference, index) => ({
    at,
    path: [...path, 'references', index, 'section'],
    reference,
    lists,
  }));
}

/** Fact lists are well-formed, and each fact has a `says` reference. A pack without a works list cites freely. */
export function checkFactLists({ folder, works }: PackFiles): Problem[] {
  if (works === undefined) return [];
  const cited = citedWorks(works.value);
  return [...folder]
    .filter(([file]) => isFactList(file))
    .flatMap(([file, bytes]) => readFactList(file, bytes.toString('utf8'), cited).problems);
}

/** The pack claims a scholar's review only for existing texts. */
export function checkReviewedTexts(files: PackFiles): Problem[] {
  const { metadata } = files;
  if (metadata === undefined) return [];
  const texts = [...files.pages, ...files.people, ...files.terms, ...files.chapters, ...files.activities];
  const ids = new Set(texts.map((text) => text.value.id));
  return metadata.value.reviewed.flatMap((id, index) =>
    ids.has(id)
      ? []
      : [
          problemAt(
            metadata,
            ['reviewed', index],
            `there is no text with the id "${id}"`,
            'Name a page, a person, a term, a chapter or an activity.',
          ),
        ],
  );
}
