import { notFound } from '../../app/errors.ts';
import type { Executor } from '../../database/executor.ts';
import type { Wire } from '../wire.ts';

/** What others may see of a learner's head: an item of the pack. */
export interface HeadColumns {
  readonly head_item_id: string;
  readonly head_name: string | null;
  readonly head_image: string | null;
}

/** What play needs of a learner; nothing private. */
export async function findLearner(executor: Executor, id: string) {
  const row = await executor
    .selectFrom('learner')
    .leftJoin('avatar_item', 'avatar_item.id', 'learner.head_item_id')
    .select([
      'learner.id',
      'learner.username',
      'learner.joined_at',
      'learner.head_item_id',
      'avatar_item.name as head_name',
      'avatar_item.image as head_image',
    ])
    .where('learner.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The head as the contract spells it. */
export function presentHead(columns: HeadColumns): Wire['AvatarHead'] {
  return { id: columns.head_item_id, name: columns.head_name ?? '', image: columns.head_image ?? '' };
}
