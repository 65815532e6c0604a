import { notFound } from '../../app/errors.ts';
import type { Question } from '../../content/pack.ts';
import type { Executor } from '../../database/executor.ts';

/** A question of the bank with what its result tells. */
export interface BankQuestion {
  readonly question: Question;
  readonly position: number;
  /** Its chapter tells of death or grief. */
  readonly quiet: boolean;
}

/** Ids of all questions of the current pack, in one order. */
export async function questionBank(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('question')
    .innerJoin('chapter', 'chapter.id', 'question.chapter_id')
    .select('question.id')
    .where('question.retired', '=', 0)
    .where('chapter.retired', '=', 0)
    .orderBy('question.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The question with this id, retired ones too: a game that has opened one goes on with it. 404 without one. */
export async function bankQuestion(executor: Executor, id: string): Promise<BankQuestion> {
  const row = await executor
    .selectFrom('question')
    .innerJoin('chapter', 'chapter.id', 'question.chapter_id')
    .select(['question.record', 'question.position', 'chapter.quiet'])
    .where('question.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  // The import writes only records that the pack's schema has checked.
  const question = JSON.parse(row.record) as Question;
  return { question, position: row.position, quiet: row.quiet === 1 };
}
