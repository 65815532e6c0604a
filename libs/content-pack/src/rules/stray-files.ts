import { problemAt, type Located } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

const known = [
  /^worlds\/[^/]+\/world\.yaml$/,
  /^worlds\/[^/]+\/[^/]+\/(sub-trail|chapters\/[^/]+)\.yaml$/,
  /^worlds\/[^/]+\/[^/]+\/facts\.md$/,
  /^books\/[^/]+\/(book\.yaml|pages\/[^/]+\.md)$/,
  /^(people|glossary|legal)\/[^/]+\.md$/,
  /^activities\/([^/]+\.md|pdf\/[^/]+\.pdf)$/,
  /^competitions\/[^/]+\.yaml$/,
  /^avatar\/(head|top|pants|shoes)\.yaml$/,
];

/** No file is left out without a word: each is of a known kind and lies in the folder of its parent. */
export function checkStrayFiles(files: PackFiles): Problem[] {
  const unknown = [...files.folder.keys()]
    .filter(
      (file) =>
        /^(worlds|books|people|glossary|legal|avatar|activities|competitions)\//.test(file) &&
        !known.some((pattern) => pattern.test(file)),
    )
    .map((file) => ({
      file,
      line: 1,
      what: 'the app does not know what this file is',
      fix: 'Correct its name or its folder; content/README.md shows them.',
    }));
  return [
    ...unknown,
    ...noWorld(files),
    ...withoutParent(files.subTrails, files.worlds, 'world.yaml'),
    ...withoutParent(files.chapters, files.subTrails, 'sub-trail.yaml'),
    ...withoutParent(files.pages, files.books, 'book.yaml'),
  ];
}

function noWorld(files: PackFiles): Problem[] {
  if (files.worlds.length > 0) return [];
  return [{ file: 'worlds', line: 1, what: 'the pack has no world', fix: 'Add a folder with a world.yaml.' }];
}

function withoutParent(
  children: readonly Located<unknown>[],
  parents: readonly Located<unknown>[],
  parent: string,
): Problem[] {
  const placed = new Set(parents.flatMap((one) => inside(children, one)));
  return children
    .filter((child) => !placed.has(child))
    .map((child) =>
      problemAt(child, [], `no folder above has a ${parent}`, `Add the ${parent}, or move this file.`),
    );
}
