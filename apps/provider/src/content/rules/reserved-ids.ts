import { problemAt } from '../located.ts';
import type { PackFiles } from '../pack-files.ts';
import type { Problem } from '../problem.ts';

/** Words that addresses of the app or the API have where a book's id stands (decisions 46 and 92). */
const taken = new Set(['book', 'finish', 'last-read', 'progress']);

/** No book has an id that an address already means. */
export function checkReservedIds({ books }: PackFiles): Problem[] {
  return books
    .filter(({ value }) => taken.has(value.id))
    .map((book) =>
      problemAt(
        book,
        ['id'],
        `the id "${book.value.id}" is a word of the app's addresses`,
        'Give the book another id and folder.',
      ),
    );
}
