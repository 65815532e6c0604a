import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { replayableChapters } from './chapter/replayable.ts';
import { journeyIn, openChapter } from './learner-journey.ts';
import { helpingBooks, presentChapter, quizSummaries } from './present-chapter.ts';

/** One open chapter. */
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
