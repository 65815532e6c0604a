import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { replayableChapters } from './chapter/replayable.ts';
import { journeyIn, openSubTrail } from './learner-journey.ts';
import { helpingBooks, presentChapter, quizSummaries } from './present-chapter.ts';

/** The chapters of an open sub-trail; a locked one shows its name only. */
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
