import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** Every page of a book has a scene or a map, so that no child meets a wall of words. */
export function checkPagePictures({ pages }: PackFiles): Problem[] {
  return pages
    .filter((page) => page.value.picture === undefined)
    .map((page) =>
      problemAt(
        page,
        ['id'],
        'the page has no picture',
        'Add a "picture": a scene or a map, and its "alt" in words.',
      ),
    );
}
