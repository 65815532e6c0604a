import { sumOf } from '../domain/sum-of.ts';
import type { Handler } from '../kernel/handler.ts';
import { allResults } from '../play/chapter-results.ts';
import { isEndless, playContent } from '../play/play-content.ts';
import { chaptersOf } from '../play/trails.ts';
import type { Wire } from '../play/wire.ts';

/** Difficulties with the learner's stars; the endless one holds no stars of the journey. */
export const listQuizTimes: Handler<'listQuizTimes'> = async ({ context, session, query }) => {
  const { quizTimes, trails } = await playContent(context.database);
  const results = await allResults(context.database, session.learnerId).execute();
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
};
