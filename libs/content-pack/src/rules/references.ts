import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../model/problem.ts';
import { readableTexts } from './readings.ts';
import { placePatterns, type ReferenceFields, type Work } from '../schemas/reference-schemas.ts';

interface PlacedReference {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly reference: ReferenceFields;
}

/** Each reference names a listed work in its listed spelling, with its grade and an exact locator. */
export function checkWorks(files: PackFiles): Problem[] {
  const { works } = files;
  if (works === undefined) return [];
  const byTitle = new Map(works.value.map((work) => [work.title, work]));
  return [
    ...works.value.flatMap((work, index) => twice(works, work, index)),
    ...(files.sources?.value ?? []).flatMap(({ work, file }, index) => {
      const { text } = works.value.find(({ cited_as: word }) => word === work) ?? {};
      if (files.sources === undefined || (text !== undefined && file.startsWith(text))) return [];
      const what = `"${file}" is no text of "${work}" in works.yaml`;
      return [problemAt(files.sources, [index, 'file'], what, 'Correct the work or the name of the file.')];
    }),
    ...packReferences(files).flatMap((placed) => wrongReference(placed, byTitle)),
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

function packReferences(files: PackFiles): PlacedReference[] {
  return [
    ...files.activities.flatMap((at) => placed(at, [], at.value.references)),
    ...files.activities.flatMap((at) =>
      at.value.sheet.kind === 'timeline'
        ? at.value.sheet.events.flatMap(({ references }, index) =>
            placed(at, ['sheet', 'events', index], references),
          )
        : [],
    ),
    ...files.books.flatMap((at) =>
      at.value.two_reports.flatMap(({ reports }, index) =>
        reports.flatMap(({ references }, report) =>
          placed(at, ['two_reports', index, 'reports', report], references),
        ),
      ),
    ),
    ...files.worlds.flatMap((at) =>
      at.value.quotes.flatMap(({ references }, index) => placed(at, ['quotes', index], references)),
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

/** The pack claims a scholar's review only for existing texts. */
export function checkReviewedTexts(files: PackFiles): Problem[] {
  const { metadata } = files;
  if (metadata === undefined) return [];
  const ids = new Set(readableTexts(files).map((text) => text.value.id));
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
