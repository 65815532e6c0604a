import type { Executor } from '../database/executor.ts';
import { type PlayContent, questionsOf } from '../play/play-content.ts';
import { currentQuestions } from '../play/play-question.ts';
import type { ChapterContent } from '../play/trails.ts';
import type { Wire } from '../play/wire.ts';
import type { LearnerJourney } from './learner-journey.ts';

/** What an open chapter shows besides its name. */
export type Material = Pick<Wire['Chapter'], 'quizzes' | 'books'>;

/** A chapter as the contract spells it. */
export function presentChapter(
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

/** The kinds of questions of a chapter, in order. */
export function quizSummaries(content: PlayContent, chapterId: string): Wire['QuizSummary'][] {
  return currentQuestions(questionsOf(content, chapterId)).map(({ question: { id, type }, position }) => ({
    id,
    order: position,
    type,
  }));
}

/** The books that help to answer the questions of a sub-trail. */
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
