import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { type PlayContent, playContent } from '../content/play-content.ts';
import { currentQuestions, questionsOf } from '../content/play-question.ts';
import type { Wire } from '../wire.ts';
import { helpingBooks } from './helping-books.ts';
import type { ChapterContent } from './journey-content.ts';
import { journeyIn, type LearnerJourney, openChapter, openSubTrail } from './learner-journey.ts';

/** What an open chapter shows besides its name. */
type Material = Pick<Wire['Chapter'], 'quizzes' | 'books'>;

/** The chapters of an open sub-trail; a locked one shows its name only. */
export async function listChapters(call: Call<'listChapters'>): Promise<ResponseBody<'listChapters'>> {
  const { database } = call.context;
  const { sub_trail_id: subTrailId, quiz_time_id: quizTimeId } = call.query;
  const content = await playContent(database);
  const journey = await journeyIn(database, content, call.session.learnerId, quizTimeId);
  const { chapters, book_id: bookId } = openSubTrail(journey, subTrailId);
  const books = await helpingBooks(database, bookId);
  const data = chapters.map((chapter) => {
    const open = journey.unlocks.chapters.has(chapter.id);
    const material = open
      ? { quizzes: quizSummaries(content, chapter.id), books }
      : { quizzes: [], books: [] };
    return presentChapter(chapter, journey, material);
  });
  return { data };
}

/** One open chapter. */
export async function getChapter(call: Call<'getChapter'>): Promise<ResponseBody<'getChapter'>> {
  const { database } = call.context;
  const content = await playContent(database);
  const journey = await journeyIn(database, content, call.session.learnerId, call.query.quiz_time_id);
  const { chapter, subTrail } = openChapter(journey, call.params.id);
  const books = await helpingBooks(database, subTrail.book_id);
  return { data: presentChapter(chapter, journey, { quizzes: quizSummaries(content, chapter.id), books }) };
}

/** The kinds of questions of a chapter, in order. */
function quizSummaries(content: PlayContent, chapterId: string): Wire['QuizSummary'][] {
  return currentQuestions(questionsOf(content, chapterId)).map(({ question: { id, type }, position }) => ({
    id,
    order: position,
    type,
  }));
}

function presentChapter(
  chapter: ChapterContent,
  journey: LearnerJourney,
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
    quiet: chapter.quiet === 1,
    ...material,
  };
}
