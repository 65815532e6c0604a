import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { sumOf } from '../../domain/sum-of.ts';
import type { Wire } from '../wire.ts';
import { playContent } from '../content/play-content.ts';
import { allResults } from './chapter-results.ts';
import { isEndless } from './find-quiz-time.ts';
import { chaptersOf } from './journey-content.ts';

/** Difficulties with the learner's stars; the endless one holds no stars of the journey. */
export async function listQuizTimes({
  context,
  session,
  query,
}: Call<'listQuizTimes'>): Promise<ResponseBody<'listQuizTimes'>> {
  const { quizTimes, trails } = await playContent(context.database);
  const results = await allResults(context.database, session.learnerId);
  const chapters = chaptersOf(trails);
  const current = new Set(chapters.map(({ id }) => id));
  const total = sumOf(chapters, ({ totalStars }) => totalStars);
  // Out of what the pack holds today: stars of chapters that it has left out stay on the boards.
  const counted = results.filter(({ chapter_id: id }) => current.has(id));
  const asked = quizTimes.filter(
    ({ difficulty }) => query.difficulty === undefined || difficulty === query.difficulty,
  );
  return {
    data: asked.map((row): Wire['QuizTime'] => ({
      id: row.id,
      difficulty: row.difficulty,
      difficulty_label: row.label,
      time: row.seconds,
      star: sumOf(counted, (result) => (result.quiz_time_id === row.id ? result.best_stars : 0)),
      total_star: isEndless(row) ? 0 : total,
    })),
  };
}
