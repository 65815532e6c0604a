import type { Question } from '@sirah-trails/content-pack/model';
import type { Executor } from '../database/executor.ts';

/** A question with its chapter and position. */
export interface PlayQuestion {
  readonly question: Question;
  readonly chapterId: string;
  readonly position: number;
  /** The pack no longer holds it, but a run or game that has opened it goes on with it. */
  readonly retired: boolean;
  /** Its chapter tells of death or grief. */
  readonly quiet: boolean;
  /** Where its chapter begins in the book of the sub-trail; null where no import has said so yet. */
  readonly book: BookPage | null;
}

/** A page of a book. */
export interface BookPage {
  readonly id: string;
  readonly page: number;
}

/** The questions by chapter, each in its order. */
export function byChapter(questions: Iterable<PlayQuestion>): Map<string, PlayQuestion[]> {
  const chapters = new Map<string, PlayQuestion[]>();
  for (const question of questions)
    chapters.set(question.chapterId, [...(chapters.get(question.chapterId) ?? []), question]);
  return chapters;
}

/** Those of them that the current pack holds. */
export function currentQuestions(questions: readonly PlayQuestion[]): PlayQuestion[] {
  return questions.filter(({ retired }) => !retired);
}

/** All questions by id, in the order of their chapters. */
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
        // The import writes only records that the pack's schema has checked.
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
