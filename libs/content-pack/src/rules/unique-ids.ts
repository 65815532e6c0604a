import { problemAt, type FieldPath, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

interface UsedId {
  readonly id: string;
  readonly at: Located<unknown>;
  readonly path: FieldPath;
}

/** An id stands for one thing in the whole of its kind; people, terms, books, activities and competitions carry the id of their file or folder. */
export function checkUniqueIds(files: PackFiles): Problem[] {
  const own = (all: readonly Located<{ readonly id: string }>[]): UsedId[] =>
    all.map((at) => ({ id: at.value.id, at, path: ['id'] }));
  const questions = files.chapters.flatMap((at) =>
    at.value.questions.map(({ id }, index) => ({ id, at, path: ['questions', index, 'id'] })),
  );
  const journey = [...own(files.worlds), ...own(files.subTrails), ...own(files.chapters), ...questions];
  const listed = [files.quizTimes].flatMap((at) =>
    at === undefined ? [] : [at.value.map(({ id }, index) => ({ id, at, path: [index, 'id'] }))],
  );
  const library = [
    own(files.books),
    own(files.pages),
    own(files.people),
    own(files.terms),
    own(files.activities),
    own(files.competitions),
  ];
  return [
    ...[journey, ...listed, ...library].flatMap(repeated),
    ...[...files.people, ...files.terms, ...files.activities, ...files.competitions].flatMap((at) =>
      unlikeName(at, at.file.replace(/^.*\//, '').replace(/\.(md|yaml)$/, '')),
    ),
    ...files.books.flatMap((at) => unlikeName(at, at.file.split('/')[1] ?? '')),
  ];
}

function repeated(used: readonly UsedId[]): Problem[] {
  const first = new Map<string, UsedId>();
  return used.flatMap((one) => {
    const earlier = first.get(one.id);
    if (earlier === undefined) {
      first.set(one.id, one);
      return [];
    }
    const where = `${earlier.at.file}:${earlier.at.lineOf(earlier.path)}`;
    return [
      problemAt(
        one.at,
        one.path,
        `the id "${one.id}" is used already in ${where}`,
        'Give one of them a new id.',
      ),
    ];
  });
}

function unlikeName(at: Located<{ readonly id: string }>, name: string): Problem[] {
  if (at.value.id === name) return [];
  return [
    problemAt(
      at,
      ['id'],
      `the id "${at.value.id}" is not the name of its file or folder, "${name}"`,
      'Make the two the same.',
    ),
  ];
}
