import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { BookFile } from '../schemas/library-schema.ts';

interface NamedCategory {
  readonly id: string;
  readonly name: string;
  readonly book: Located<BookFile>;
  readonly index: number;
}

/** A book stands once in each of its categories, and a category has one name on the whole shelf. */
export function checkCategories({ books }: PackFiles): Problem[] {
  const all = books.flatMap((book) =>
    book.value.categories.map(({ id, name }, index): NamedCategory => ({ id, name, book, index })),
  );
  return all.flatMap((one, place) => {
    const earlier = all.slice(0, place).filter(({ id }) => id === one.id);
    if (earlier.some(({ book }) => book === one.book))
      return report(one, `the category "${one.id}" stands here twice`, 'Leave one of them out.');
    const [first] = earlier;
    if (first === undefined || first.name === one.name) return [];
    return report(
      one,
      `the category "${one.id}" is called "${one.name}" here and "${first.name}" in ${first.book.file}`,
      'Give it one name everywhere, or an id of its own.',
    );
  });
}

function report({ book, index }: NamedCategory, what: string, fix: string): Problem[] {
  return [problemAt(book, ['categories', index], what, fix)];
}
