import { playContent, type PlayContent, questionsOf } from '../../content/pack-cache.ts';
import { currentQuestions } from '../../content/questions.ts';
import type { ChapterContent } from '../../content/trails.ts';
import type { Executor } from '../../database/executor.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { replayableChapters } from './replayable.ts';
import { journeyIn, type LearnerJourney, openChapter, openSubTrail } from './learner-journey.ts';

/** Chapters of an unlocked sub-trail; a locked chapter exposes its name only. */
export const listChapters: Handler<'listChapters'> = async ({ context: { database }, session, query }) => {
  const content = await playContent(database);
  const journey = await journeyIn(database, content, session.learnerId, query.quiz_time_id);
  const { chapters, book_id: bookId } = openSubTrail(journey, query.sub_trail_id);
  const books = await helpingBooks(database, bookId);
  const replayable = await replayableChapters(database, session.learnerId, query.quiz_time_id);
  const data = chapters.map((chapter) => {
    const open = journey.unlocks.chapters.has(chapter.id);
    const material = open
      ? { quizzes: quizSummaries(content, chapter.id), books }
      : { quizzes: [], books: [] };
    return presentChapter(chapter, journey, replayable, material);
  });
  return { data };
};

/** An unlocked chapter. */
export const getChapter: Handler<'getChapter'> = async ({
  context: { database },
  session,
  params,
  query,
}) => {
  const content = await playContent(database);
  const journey = await journeyIn(database, content, session.learnerId, query.quiz_time_id);
  const { chapter, subTrail } = openChapter(journey, params.id);
  const books = await helpingBooks(database, subTrail.book_id);
  const replayable = await replayableChapters(database, session.learnerId, query.quiz_time_id);
  const quizzes = quizSummaries(content, chapter.id);
  return { data: presentChapter(chapter, journey, replayable, { quizzes, books }) };
};

/** Fields of unlocked chapters only. */
type Material = Pick<Wire['Chapter'], 'quizzes' | 'books'>;

function presentChapter(
  chapter: ChapterContent,
  journey: LearnerJourney,
  replayable: ReadonlySet<string>,
  material: Material,
): Wire['Chapter'] {
  return {
    id: chapter.id,
    chapter: chapter.position,
    title: chapter.title,
    name: chapter.title,
    star: journey.stars.get(chapter.id) ?? 0,
    total_star: chapter.totalStars,
    locked: !journey.unlocks.chapters.has(chapter.id),
    replayable: replayable.has(chapter.id),
    quiet: chapter.quiet === 1,
    ...material,
  };
}

/** Question types of a chapter, in order. */
function quizSummaries(content: PlayContent, chapterId: string): Wire['QuizSummary'][] {
  return currentQuestions(questionsOf(content, chapterId)).map(({ question: { id, type }, position }) => ({
    id,
    order: position,
    type,
  }));
}

/** Books that help to answer a sub-trail's questions. */
export async function helpingBooks(executor: Executor, bookId: string): Promise<Wire['BookSummary'][]> {
  const rows = await executor
    .selectFrom('book')
    .select(['id', 'title', 'cover', 'categories', 'page_count'])
    .where('id', '=', bookId)
    .where('retired', '=', 0)
    .execute();
  return rows.map(({ id, title, cover, categories, page_count: pages }) => ({
    id,
    title,
    cover_url: cover,
    max_page: pages,
    categories: JSON.parse(categories) as Wire['Category'][],
  }));
}
