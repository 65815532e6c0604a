import type { Question } from '@sirah-trails/content-pack/model';
import type { Executor } from '../database/executor.ts';

/** A question with its chapter and position. */
export interface PlayQuestion {
  readonly question: Question;
  readonly chapterId: string;
  readonly position: number;
  /** True for a question outside the current pack. Runs and games that opened it continue with it. */
  readonly retired: boolean;
  /** The chapter tells of death or grief. */
  readonly quiet: boolean;
  /** The first page of its chapter in the sub-trail's book; null before an import sets it. */
  readonly book: BookPage | null;
}

export interface BookPage {
  readonly id: string;
  readonly page: number;
}

/** Questions by chapter, in order. */
export function byChapter(questions: Iterable<PlayQuestion>): Map<string, PlayQuestion[]> {
  const chapters = new Map<string, PlayQuestion[]>();
  for (const question of questions)
    chapters.set(question.chapterId, [...(chapters.get(question.chapterId) ?? []), question]);
  return chapters;
}

/** Filters out retired questions. */
export function currentQuestions(questions: readonly PlayQuestion[]): PlayQuestion[] {
  return questions.filter(({ retired }) => !retired);
}

/** All questions by id, in chapter order. */
export async function readQuestions(executor: Executor): Promise<Map<string, PlayQuestion>> {
  const rows = await executor
    .selectFrom('question')
    .innerJoin('chapter', 'chapter.id', 'question.chapter_id')
    .innerJoin('sub_trail', 'sub_trail.id', 'chapter.sub_trail_id')
    .select(['question.id', 'chapter_id', 'question.position', 'record', 'question.retired', 'chapter.quiet'])
    .select(['sub_trail.book_id', 'chapter.book_page'])
    .orderBy('question.position')
    .orderBy('question.id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        // The import writes only records that match the pack's schema.
        question: JSON.parse(row.record) as Question,
        chapterId: row.chapter_id,
        position: row.position,
        retired: row.retired === 1,
        quiet: row.quiet === 1,
        book: row.book_page === null ? null : { id: row.book_id, page: row.book_page },
      },
    ]),
  );
}
