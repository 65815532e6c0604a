import type { Question } from '@sirah-trails/content-pack/model';
import { isEndless, playContent, type QuizTimeRow } from '../../content/pack-cache.ts';
import type { PlayQuestion } from '../../content/questions.ts';
import { chaptersOf, type TrailContent } from '../../content/trails.ts';
import type { Executor } from '../../database/executor.ts';

/** Content for the crowd's games and avatars. */
export interface CrowdContent {
  readonly trails: readonly TrailContent[];
  /** Chapter ids in journey order. */
  readonly chapterIds: readonly string[];
  /** Questions in order, by chapter. */
  readonly questions: ReadonlyMap<string, readonly Question[]>;
  readonly journeys: readonly QuizTimeRow[];
  readonly endless: QuizTimeRow | undefined;
  readonly items: readonly CrowdItem[];
}

/** A starter item or a milestone reward. */
export interface CrowdItem {
  readonly id: string;
  readonly category: string;
  /** `all`, `girls` or `boys`. */
  readonly suits: string;
  readonly unlocked_at: string | null;
}

export async function readCrowdContent(executor: Executor): Promise<CrowdContent> {
  const { quizTimes, trails, questions } = await playContent(executor);
  return {
    trails,
    chapterIds: chaptersOf(trails).map(({ id }) => id),
    questions: byChapter([...questions.values()]),
    journeys: quizTimes.filter((quizTime) => !isEndless(quizTime)),
    endless: quizTimes.find(isEndless),
    items: await executor
      .selectFrom('avatar_item')
      .select(['id', 'category', 'suits', 'unlocked_at'])
      .where('retired', '=', 0)
      .orderBy('position')
      .execute(),
  };
}

function byChapter(questions: readonly PlayQuestion[]): Map<string, Question[]> {
  const found = new Map<string, Question[]>();
  for (const { question, chapterId, retired } of questions)
    if (!retired) found.set(chapterId, [...(found.get(chapterId) ?? []), question]);
  return found;
}
