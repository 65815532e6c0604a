import { unstatedFacts } from '../facts/cite.ts';
import { citedWorks } from '../facts/fact-list.ts';
import { type NamedFacts, namedFacts, type PackFacts, readPackFacts } from '../facts/pack-facts.ts';
import { problemAt } from '../files/located.ts';
import { folderOf, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../model/problem.ts';

/** Fact lists are well-formed, and each fact has a `says` reference. */
export function checkFactLists(files: PackFiles): Problem[] {
  return files.works === undefined ? [] : readPackFacts(files).lists.flatMap(({ problems }) => problems);
}

/**
 * A fact list has the id of its sub-trail. Each fact named by a text exists, a question asks only facts that it names, and the
 * references shown below a text state all its facts.
 */
export function checkNamedFacts(files: PackFiles): Problem[] {
  const facts = readPackFacts(files);
  const works = citedWorks(files.works?.value ?? []);
  const texts = namedFacts(files);
  const unstated = texts.flatMap(({ at, path, facts: names }) => {
    const left = unstatedFacts(
      names.flatMap((name) => facts.find(at, name) ?? []),
      works,
    );
    if (left.length === 0) return [];
    const what = `no shown reference states fact ${left.map(({ number }) => number).join(', ')}`;
    return [problemAt(at, path, what, 'Three works are shown: choose facts that three of them state.')];
  });
  return [
    ...wrongListIds(files, facts),
    ...texts.flatMap((named) => wrongNames(named, facts)),
    ...unaskedFacts(files),
    ...unstated,
  ];
}

function wrongListIds(files: PackFiles, { lists }: PackFacts): Problem[] {
  return lists.flatMap(({ file, id }, index) => {
    const own = files.subTrails.find((subTrail) => `${folderOf(subTrail)}facts.md` === file)?.value.id;
    const isTaken = lists.findIndex((list) => list.id === id) < index;
    if (!isTaken && (own === undefined || own === id)) return [];
    const what = `the list has the id "${id}" of another sub-trail`;
    return [{ file, line: 1, what, fix: 'Write the id of its own sub-trail.' }];
  });
}

function wrongNames({ at, path, facts }: NamedFacts, { find }: PackFacts): Problem[] {
  return facts.flatMap((name, index) => {
    if (facts.indexOf(name) < index)
      return [problemAt(at, [...path, index], `fact ${name} is named twice`, 'Name it once.')];
    if (find(at, name) !== undefined) return [];
    const fix = 'Correct the number, or add the fact to facts.md of the sub-trail.';
    return [problemAt(at, [...path, index], `there is no fact ${name}`, fix)];
  });
}

function unaskedFacts({ chapters }: PackFiles): Problem[] {
  return chapters.flatMap((at) =>
    at.value.questions.flatMap(({ facts, asks = [] }, index) =>
      asks
        .filter((name) => !facts.includes(name))
        .map((name) =>
          problemAt(
            at,
            ['questions', index, 'asks'],
            `the question asks fact ${name}, but does not name it`,
            'Add the number to "facts".',
          ),
        ),
    ),
  );
}
