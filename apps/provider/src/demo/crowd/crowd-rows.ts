import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** Rows of the crowd's games, for batch inserts. */
export interface CrowdRows {
  readonly run: Rows<'run'>;
  readonly run_question: Rows<'run_question'>;
  readonly answer: Rows<'answer'>;
  readonly chapter_result: Rows<'chapter_result'>;
  readonly badge_grant: Rows<'badge_grant'>;
  readonly item_grant: Rows<'item_grant'>;
  readonly endless_run: Rows<'endless_run'>;
  readonly endless_answer: Rows<'endless_answer'>;
  readonly board_score: Rows<'board_score'>;
}

export function noRows(): CrowdRows {
  return {
    run: [],
    run_question: [],
    answer: [],
    chapter_result: [],
    badge_grant: [],
    item_grant: [],
    endless_run: [],
    endless_answer: [],
    board_score: [],
  };
}

export function boardRow(board: string, learnerId: string, stars: number, reachedAt: number) {
  const columns = { stars, neg_stars: -stars, reached_at: reachedAt, hidden: 0 };
  return { board, learner_id: learnerId, ...columns };
}
