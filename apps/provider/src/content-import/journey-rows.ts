import type { Chapter, Pack, Question, SubTrail, World } from '@sirah-trails/content-pack/model';
import { contentUrl } from './content-url.ts';

/** Rows of the journey, parents before children. */
export function journeyRows({ worlds }: Pack) {
  const subTrails = worlds.flatMap((world) => world.subTrails.map((subTrail) => ({ world, subTrail })));
  const chapters = subTrails.flatMap(({ subTrail }) =>
    subTrail.chapters.map((chapter) => ({ subTrail, chapter })),
  );
  return {
    trails: worlds.map(trailRow),
    subTrails: subTrails.map(({ world, subTrail }) => subTrailRow(world.id, subTrail)),
    chapters: chapters.map(({ subTrail, chapter }) => chapterRow(subTrail.id, chapter)),
    questions: chapters.flatMap(({ chapter }) =>
      chapter.questions.map((question) => questionRow(chapter.id, question)),
    ),
    quotes: worlds.flatMap(quoteRows),
  };
}

function trailRow({ id, order, name, theme, art }: World) {
  return {
    id,
    position: order,
    name,
    theme,
    background: contentUrl(art.background),
    floating_island: contentUrl(art.floatingIsland),
    map: contentUrl(art.map),
    retired: 0,
  };
}

function subTrailRow(trailId: string, { id, order, title, anchor, bookId }: SubTrail) {
  const position = { map_x: anchor.x, map_y: anchor.y };
  return { id, trail_id: trailId, position: order, title, ...position, book_id: bookId, retired: 0 };
}

function chapterRow(subTrailId: string, { id, order, title, quiet, bookPages, learnt }: Chapter) {
  const facts = { position: order, title, quiet: quiet ? 1 : 0, learnt };
  const pages = { book_page: Math.min(...bookPages), last_book_page: Math.max(...bookPages) };
  return { id, sub_trail_id: subTrailId, ...facts, ...pages, retired: 0 };
}

function questionRow(chapterId: string, question: Question) {
  const { id, order, type } = question;
  const record = JSON.stringify(servedQuestion(question));
  return { id, chapter_id: chapterId, position: order, type, record, retired: 0 };
}

/** A question with the provider's URLs of its picture. */
export function servedQuestion<Asked extends Question>(question: Asked): Asked {
  const { image, imageLayer } = question;
  return {
    ...question,
    image: image === null ? null : contentUrl(image),
    ...(imageLayer !== undefined && { imageLayer: contentUrl(imageLayer) }),
  };
}

function quoteRows({ id, quotes }: World) {
  return quotes.map(({ type, image, title, descriptionHtml }, index) => ({
    trail_id: id,
    type,
    position: quotes.slice(0, index).filter((before) => before.type === type).length,
    image: image === null ? null : contentUrl(image),
    title,
    description: descriptionHtml,
  }));
}
