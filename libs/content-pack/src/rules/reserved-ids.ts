import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** Words that addresses of the app or the API have where an id of this kind stands. */
const taken = {
  book: ['book', 'finish', 'last-read', 'progress'],
  world: ['chapter', 'chapters', 'quiz', 'quizzes', 'subtrails'],
  'sub-trail': ['chapter', 'quiz'],
} as const;

/** No book, world or sub-trail has an id that an address already means. */
export function checkReservedIds({ books, worlds, subTrails }: PackFiles): Problem[] {
  return [...reserved('book', books), ...reserved('world', worlds), ...reserved('sub-trail', subTrails)];
}

function reserved(kind: keyof typeof taken, all: readonly Located<{ readonly id: string }>[]): Problem[] {
  const words: readonly string[] = taken[kind];
  return all
    .filter(({ value }) => words.includes(value.id))
    .map((at) =>
      problemAt(
        at,
        ['id'],
        `the id "${at.value.id}" is a word of the app's addresses`,
        `Give the ${kind} another id${kind === 'book' ? ' and folder' : ''}.`,
      ),
    );
}
