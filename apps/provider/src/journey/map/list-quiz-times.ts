import { isEndless, playContent } from '../../content/pack-cache.ts';
import { chaptersOf, type TrailContent, treeOf } from '../../content/trails.ts';
import { unlocksOf } from '../../domain/journey/unlocks.ts';
import { rules } from '../../domain/rules.ts';
import { sumOf } from '../../domain/sum-of.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { allResults, passedChapters } from '../../progress/chapter-results.ts';
import { chapterPaths, type LearnerJourney } from './learner-journey.ts';
import { presentWorld } from './trails.ts';

/** Difficulties with the learner's stars and next step; endless mode has no journey stars. */
export const listQuizTimes: Handler<'listQuizTimes'> = async ({ context, session, query }) => {
  const { quizTimes, trails } = await playContent(context.database);
  const results = await allResults(context.database, session.learnerId).execute();
  const chapters = chaptersOf(trails);
  const current = new Set(chapters.map(({ id }) => id));
  const total = sumOf(chapters, ({ totalStars }) => totalStars);
  const asked = quizTimes.filter(
    ({ difficulty }) => query.difficulty === undefined || difficulty === query.difficulty,
  );
  return {
    data: asked.map((row): Wire['QuizTime'] => {
      const own = results.filter(({ quiz_time_id: id }) => id === row.id);
      const stars = new Map(own.map((result) => [result.chapter_id, result.best_stars]));
      return {
        id: row.id,
        difficulty: row.difficulty,
        difficulty_label: row.label,
        time: row.seconds,
        // Counts current chapters only: stars of chapters outside the pack stay on the boards.
        star: sumOf([...stars], ([id, best]) => (current.has(id) ? best : 0)),
        total_star: isEndless(row) ? 0 : total,
        next_step: isEndless(row) ? null : nextStep(trails, stars),
      };
    }),
  };
};

function nextStep(trails: readonly TrailContent[], stars: ReadonlyMap<string, number>) {
  return nextStepOf({ trails, stars, unlocks: unlocksOf(treeOf(trails), passedChapters(stars)) });
}

/** First chapter available in the last unlocked world; null if all its unlocked chapters are passed. */
function nextStepOf({ trails, stars, unlocks }: Omit<LearnerJourney, 'quizTime'>): Wire['NextStep'] | null {
  const world = trails.findLast(({ id }) => unlocks.trails.has(id));
  const path = chapterPaths(world ? [world] : []).find(
    ({ chapter: { id } }) => unlocks.chapters.has(id) && (stars.get(id) ?? 0) < rules.starsToPass,
  );
  if (!path) return null;
  const { trail, subTrail, chapter } = path;
  return {
    trail: presentWorld(trail),
    sub_trail: { id: subTrail.id, title: subTrail.title, order: subTrail.position },
    chapter: { id: chapter.id, name: chapter.title, chapter: chapter.position },
  };
}
