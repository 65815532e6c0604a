import type { Pack, Reference } from '@sirah-trails/content-pack/model';
import type { Context } from '../kernel/context.ts';

/** Metadata of a content pack: identity, texts, review state and cited works. */
export function aboutPack(pack: Pack): Context['about'] {
  const { metadata, worlds, books, people, terms, activities } = pack;
  const { title, version, licence, credit, origin, reviewed, reviewedBy } = metadata;
  const chapters = worlds.flatMap(({ subTrails }) => subTrails).flatMap((subTrail) => subTrail.chapters);
  const written = {
    worlds: worlds.length,
    chapters: chapters.length,
    questions: chapters.flatMap(({ questions }) => questions).length,
    books: books.length,
    people: people.length,
    terms: terms.length,
    activities: activities.length,
  };
  const pages = books.flatMap((book) => book.pages).length;
  const texts = pages + people.length + terms.length + chapters.length + activities.length;
  return {
    content: { title, version, licence, credit, origin },
    review: { reviewed: new Set(reviewed).size, texts, by: reviewedBy },
    written,
    works: worksOf(referencesOf(pack)),
  };
}

function referencesOf({ worlds, books, people, terms }: Pack): Reference[] {
  const subTrails = worlds.flatMap((world) => world.subTrails);
  const questions = subTrails.flatMap(({ chapters }) => chapters).flatMap((chapter) => chapter.questions);
  const quotes = worlds.flatMap((world) => world.quotes);
  const pages = books.flatMap((book) => book.pages);
  return [...questions, ...quotes, ...pages, ...people, ...terms].flatMap(({ references }) => references);
}

/** Most cited works first. */
function worksOf(references: readonly Reference[]): string[] {
  const counts = new Map<string, number>();
  for (const { work } of references) counts.set(work, (counts.get(work) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([work]) => work);
}
