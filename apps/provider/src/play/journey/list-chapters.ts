import type { Answer, Call } from '../../app/handler.ts';
import type { Wire } from '../wire.ts';
import { type ChapterMaterial, chapterMaterial } from './chapter-material.ts';
import type { ChapterContent } from './journey-content.ts';
import { type LearnerJourney, openChapter, openSubTrail, readJourney } from './learner-journey.ts';

/** The chapters of an open sub-trail; a locked one shows its name only. */
export async function listChapters(call: Call<'listChapters'>): Promise<Answer<'listChapters'>> {
  const { database } = call.context;
  const { sub_trail_id: subTrailId, quiz_time_id: quizTimeId } = call.query;
  const journey = await readJourney(database, call.session.learnerId, quizTimeId);
  const subTrail = openSubTrail(journey, subTrailId);
  const data: Wire['Chapter'][] = [];
  for (const chapter of subTrail.chapters) {
    const open = journey.unlocks.chapters.has(chapter.id);
    const material = open ? await chapterMaterial(database, chapter.id, subTrail.book_id) : nothing;
    data.push(presentChapter(chapter, journey, material));
  }
  return { data };
}

/** One open chapter. */
export async function getChapter(call: Call<'getChapter'>): Promise<Answer<'getChapter'>> {
  const { database } = call.context;
  const journey = await readJourney(database, call.session.learnerId, call.query.quiz_time_id);
  const { chapter, subTrail } = openChapter(journey, call.params.id);
  const material = await chapterMaterial(database, chapter.id, subTrail.book_id);
  return { data: presentChapter(chapter, journey, material) };
}

const nothing: ChapterMaterial = { quizzes: [], books: [] };

function presentChapter(
  chapter: ChapterContent,
  journey: LearnerJourney,
  material: ChapterMaterial,
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
    quizzes: material.quizzes,
    books: material.books,
  };
}
