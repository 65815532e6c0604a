import type { Question } from '../../content/pack.ts';
import type { Executor } from '../../database/executor.ts';
import { allQuizTimes, isEndless, type QuizTimeRow } from '../../play/journey/find-quiz-time.ts';
import { journeyContent, type TrailContent } from '../../play/journey/journey-content.ts';

/** All that the crowd plays with and wears, read once. */
export interface CrowdContent {
  readonly trails: readonly TrailContent[];
  /** Ids of the chapters, in order of the journey. */
  readonly chapterIds: readonly string[];
  /** In order, by chapter. */
  readonly questions: ReadonlyMap<string, readonly Question[]>;
  readonly journeys: readonly QuizTimeRow[];
  readonly endless: QuizTimeRow | undefined;
  readonly items: readonly CrowdItem[];
}

/** A part of an avatar: from the start, or given by a place. */
export interface CrowdItem {
  readonly id: string;
  readonly category: string;
  readonly unlocked_at: string | null;
}

/** Reads the content of the current pack. */
export async function readCrowdContent(executor: Executor): Promise<CrowdContent> {
  const quizTimes = await allQuizTimes(executor);
  const trails = await journeyContent(executor);
  const chapters = trails.flatMap(({ subTrails }) => subTrails.flatMap((subTrail) => subTrail.chapters));
  return {
    trails,
    chapterIds: chapters.map(({ id }) => id),
    questions: await questionsByChapter(executor),
    journeys: quizTimes.filter((quizTime) => !isEndless(quizTime)),
    endless: quizTimes.find(isEndless),
    items: await executor
      .selectFrom('avatar_item')
      .select(['id', 'category', 'unlocked_at'])
      .where('retired', '=', 0)
      .orderBy('position')
      .execute(),
  };
}

async function questionsByChapter(executor: Executor): Promise<Map<string, Question[]>> {
  const rows = await executor
    .selectFrom('question')
    .select(['chapter_id', 'record'])
    .where('retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const questions = new Map<string, Question[]>();
  // The import writes only records that the pack's schema has checked.
  for (const { chapter_id: chapter, record } of rows)
    questions.set(chapter, [...(questions.get(chapter) ?? []), JSON.parse(record) as Question]);
  return questions;
}
