import { isFactList, readFactList } from '../facts/fact-list.ts';
import { citedWorks, type CitedWorks, singlePlaces } from '../facts/works.ts';
import { problemAt, type FieldPath, type Located } from '../files/located.ts';
import { folderOf, inside, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceFields } from '../schemas/reference-schema.ts';

interface Claim {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly reference: ReferenceFields;
  /** The fact lists that may tell it. */
  readonly lists: readonly string[];
}

/**
 * A verse that a text says to tell its fact tells a fact of the sub-trail's list; for people and terms, of any list. A pack
 * without a list of works cites freely.
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

/** The verses that say a fact, by the path of the fact list. */
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
      ...pages.flatMap((at) => placed(at, [], at.value.references, lists)),
      ...inside(files.chapters, subTrail).flatMap((at) =>
        at.value.questions.flatMap(({ references }, index) =>
          placed(at, ['questions', index], references, lists),
        ),
      ),
    ];
  });
  const entries = [...files.people, ...files.terms].flatMap((at) =>
    placed(at, [], at.value.references, everyList),
  );
  return [...ofSubTrails, ...entries];
}

function placed(
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
