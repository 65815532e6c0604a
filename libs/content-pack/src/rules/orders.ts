import { problemAt, type FieldPath, type Located } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

interface Numbered {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly place: number;
}

/** Worlds, sub-trails, chapters, pages and activities are numbered 1, 2, 3 without a gap, each inside its parent. */
export function checkOrders(files: PackFiles): Problem[] {
  const byOrder = (all: readonly Located<{ readonly order: number }>[]): Numbered[] =>
    all.map((at) => ({ at, path: ['order'], place: at.value.order }));
  const lists = [
    byOrder(files.worlds),
    byOrder(files.activities),
    ...files.worlds.map((world) => byOrder(inside(files.subTrails, world))),
    ...files.subTrails.map((subTrail) => byOrder(inside(files.chapters, subTrail))),
    ...files.books.map((book) =>
      inside(files.pages, book).map((at) => ({ at, path: ['number'], place: at.value.number })),
    ),
  ];
  return lists.flatMap(gaps);
}

/** Only the place where the count goes wrong is a problem, not everything after it. */
function gaps(list: readonly Numbered[]): Problem[] {
  const sorted = [...list].sort((a, b) => a.place - b.place);
  return sorted.flatMap(({ at, path, place }, index) => {
    const expected = (sorted[index - 1]?.place ?? 0) + 1;
    if (place === expected) return [];
    return [
      problemAt(
        at,
        path,
        `its number is ${place}, but ${expected} comes next`,
        'Number them 1, 2, 3 without a gap and without a double.',
      ),
    ];
  });
}
