import { notFound } from '../kernel/errors.ts';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { skinNumber } from '../domain/avatar/skin-tones.ts';
import type { Wire } from './wire.ts';

/** What others may see of a learner's head: an item of the pack on the learner's skin tone. */
export interface HeadColumns {
  readonly skin: string;
  readonly head_item_id: string;
  readonly head_name: string | null;
  readonly head_portraits: string | null;
}

/** What play needs of a learner; nothing private. */
export async function findLearner(executor: Executor, id: string) {
  const row = await learnerById(executor, id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const learnerById = statement((executor, id: string) =>
  executor
    .selectFrom('learner')
    .leftJoin('avatar_item', 'avatar_item.id', 'learner.head_item_id')
    .select([
      'learner.id',
      'learner.username',
      'learner.joined_at',
      'learner.skin',
      'learner.head_item_id',
      'avatar_item.name as head_name',
      'avatar_item.portraits as head_portraits',
    ])
    .where('learner.id', '=', id),
);

/** Passes for oneself and for a learner whom others may see; 404 for one who hides or is not there. */
export async function requireVisible(executor: Executor, learnerId: string, viewerId: string): Promise<void> {
  if (learnerId === viewerId) return;
  const row = await executor
    .selectFrom('learner')
    .select('hidden')
    .where('id', '=', learnerId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.hidden === 1) throw notFound();
}

/** The head as the contract spells it. */
export function presentHead(columns: HeadColumns): Wire['AvatarHead'] {
  // The import writes it from a list of texts.
  const portraits = JSON.parse(columns.head_portraits ?? '[]') as string[];
  const image = portraits[skinNumber(columns.skin) - 1] ?? '';
  return { id: columns.head_item_id, name: columns.head_name ?? '', image };
}
