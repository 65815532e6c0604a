import { type Fact, type FactList, citedWorks, decodeFactList, isFactList } from './fact-list.ts';
import type { FieldPath, Located } from '../files/located.ts';
import { folderOf, type PackFiles } from '../files/pack-files.ts';
import type { FactName } from '../schemas/reference-schemas.ts';

/** A fact with the id of its list. */
export interface ListedFact extends Fact {
  /** `w1-s3/7` */
  readonly name: string;
}

/** A pack's fact lists, by name. */
export interface PackFacts {
  readonly lists: readonly FactList[];
  /** The fact that the text at `at` calls `name`; undefined if no list has it. */
  readonly find: (at: Located<unknown>, name: FactName) => ListedFact | undefined;
}

/** A text's facts, with the field that names them. */
export interface NamedFacts {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly facts: readonly FactName[];
}

/** Reads all fact lists of a pack. */
export function readPackFacts(files: PackFiles): PackFacts {
  const works = citedWorks(files.works?.value ?? []);
  const lists = [...files.folder]
    .filter(([file]) => isFactList(file))
    .map(([file, bytes]) => decodeFactList(file, bytes, works));
  const listed = lists.flatMap(({ id, facts }) =>
    facts.map((fact): ListedFact => ({ ...fact, name: `${id}/${fact.number}` })),
  );
  const facts = new Map(listed.map((fact) => [fact.name, fact]));
  const ownLists = new Map(lists.map(({ file, id }) => [file, id]));
  return {
    lists,
    find: (at, name) =>
      facts.get(typeof name === 'string' ? name : `${ownLists.get(ownList(files, at)) ?? ''}/${name}`),
  };
}

/** Path of the fact list in the sub-trail of a chapter or page. */
function ownList(files: PackFiles, at: Located<unknown>): string {
  const inTrail = /^worlds\/[^/]+\/[^/]+\//.exec(at.file)?.[0];
  if (inTrail !== undefined) return `${inTrail}facts.md`;
  const book = files.books.find((one) => at.file.startsWith(folderOf(one)));
  const subTrail = files.subTrails.find(({ value }) => value.book === book?.value.id);
  return subTrail === undefined ? '' : `${folderOf(subTrail)}facts.md`;
}

/** The texts that name facts: pages, people, terms and questions. */
export function namedFacts(files: PackFiles): NamedFacts[] {
  return [
    ...[...files.pages, ...files.people, ...files.terms].map((at) => ({
      at,
      path: ['facts'],
      facts: at.value.facts,
    })),
    ...files.chapters.flatMap((at) =>
      at.value.questions.map(({ facts }, index) => ({ at, path: ['questions', index, 'facts'], facts })),
    ),
  ];
}
