import { dirname } from 'node:path/posix';
import { avatarFile } from '../assemble/assemble-pack.ts';
import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { avatarCategories, type AvatarCategory } from '../model/pack.ts';
import type { Problem } from '../model/problem.ts';
import { type AvatarItemsFile, fromTheStart } from '../schemas/pack-schemas.ts';

const itemsInCategory = 15;
/** Every category has three starters; the heads include a scarf and a cap. */
const startersInCategory: Readonly<Record<AvatarCategory, number>> = { head: 4, top: 3, pants: 3, shoes: 3 };

interface ListedItem {
  readonly at: Located<AvatarItemsFile>;
  readonly path: FieldPath;
  readonly code: string;
  readonly unlock: string;
}

/**
 * Every category has its items and starters; every world and every sub-trail except farewells grants exactly one item. An
 * item may name a milestone that the pack does not contain yet.
 */
export function checkAvatarItems(files: PackFiles): Problem[] {
  const items = files.avatarItems.flatMap((at) =>
    at.value.map(({ code, unlock }, index): ListedItem => ({ at, path: [index], code, unlock })),
  );
  return [
    ...avatarCategories.flatMap((category) => categoryProblems(category, files)),
    ...twice(items, 'code', 'the code'),
    ...twice(
      items.filter(({ unlock }) => unlock !== fromTheStart),
      'unlock',
      'the place',
    ),
    ...milestones(files).flatMap((milestone) => withoutItem(milestone, items)),
  ];
}

function categoryProblems(category: AvatarCategory, files: PackFiles): Problem[] {
  const file = avatarFile(category);
  const at = files.avatarItems.find((located) => located.file === file);
  const items = at?.value ?? [];
  const starters = items.filter(({ unlock }) => unlock === fromTheStart);
  return [
    ...miscount(file, 'items', items.length, itemsInCategory),
    ...miscount(file, `items with "unlock: ${fromTheStart}"`, starters.length, startersInCategory[category]),
    ...(items.length > 0 && !starters.some(({ suits }) => suits === 'all')
      ? [
          {
            file,
            line: 1,
            what: `no item with "unlock: ${fromTheStart}" suits all`,
            fix: 'Give one starter "suits: all": a new learner\'s gender is not known.',
          },
        ]
      : []),
    ...items.flatMap(({ code }, index) =>
      at === undefined || code.startsWith(`${category}-`)
        ? []
        : [
            problemAt(
              at,
              [index, 'code'],
              `the code "${code}" does not begin with "${category}-"`,
              'Put its category first.',
            ),
          ],
    ),
  ];
}

function miscount(file: string, what: string, found: number, wanted: number): Problem[] {
  if (found === wanted) return [];
  return [
    {
      file,
      line: 1,
      what: `there are ${found} ${what}, not ${wanted}`,
      fix: 'Add what is missing or remove what is too much.',
    },
  ];
}

function twice(items: readonly ListedItem[], field: 'code' | 'unlock', name: string): Problem[] {
  return items
    .filter((item, index) => items.findIndex((other) => other[field] === item[field]) < index)
    .map(({ at, path, [field]: value }) =>
      problemAt(at, [...path, field], `${name} "${value}" has an item already`, 'Choose another one.'),
    );
}

function milestones(files: PackFiles): Located<{ readonly id: string }>[] {
  return [...files.worlds, ...files.subTrails.filter((subTrail) => !isFarewell(subTrail, files))];
}

/** Farewell chapters grant no avatar item. */
function isFarewell({ file }: PackFiles['subTrails'][number], { chapters }: PackFiles): boolean {
  const own = chapters.filter((chapter) => chapter.file.startsWith(`${dirname(file)}/`));
  return own.length > 0 && own.every(({ value }) => value.quiet);
}

function withoutItem(milestone: Located<{ readonly id: string }>, items: readonly ListedItem[]): Problem[] {
  const { id } = milestone.value;
  if (items.some(({ unlock }) => unlock === id)) return [];
  return [
    problemAt(milestone, ['id'], `no avatar item is unlocked at "${id}"`, `Give one item "unlock: ${id}".`),
  ];
}
