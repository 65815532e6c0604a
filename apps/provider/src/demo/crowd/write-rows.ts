import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CrowdRows } from './crowd-rows.ts';

/** Far below both engines' parameter limits. */
const rowsAtOnce = 200;

/** Insertion order: referenced tables first. */
const order = [
  'run',
  'run_question',
  'answer',
  'chapter_result',
  'badge_grant',
  'item_grant',
  'endless_run',
  'endless_answer',
  'board_score',
] as const;

/** Inserts the rows in batches and updates the board counts. */
export async function writeRows(transaction: Transaction<Database>, rows: CrowdRows): Promise<void> {
  for (const table of order)
    for (let from = 0; from < rows[table].length; from += rowsAtOnce)
      await transaction
        .insertInto(table)
        .values(rows[table].slice(from, from + rowsAtOnce))
        .execute();
  await addCounts(transaction, rows.board_score);
}

/** Sorts the boards, because a common lock order prevents deadlocks. */
async function addCounts(
  transaction: Transaction<Database>,
  scores: CrowdRows['board_score'],
): Promise<void> {
  const counts = new Map<string, { board: string; stars: number; learners: number }>();
  for (const { board, stars } of scores) {
    const learners = (counts.get(`${board} ${stars}`)?.learners ?? 0) + 1;
    counts.set(`${board} ${stars}`, { board, stars, learners });
  }
  if (counts.size === 0) return;
  const sorted = [...counts.values()].toSorted(
    (one, other) => one.board.localeCompare(other.board) || one.stars - other.stars,
  );
  await transaction
    .insertInto('board_count')
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(['board', 'stars']).doUpdateSet((eb) => ({
        learners: eb('board_count.learners', '+', eb.ref('excluded.learners')),
      })),
    )
    .execute();
}
