import { neutralPortrait, type Portraits } from '@sirah-trails/content-pack/model';
import { contentUrl } from '../content-import/content-url.ts';
import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { figureOf } from '../domain/avatar/figure.ts';
import { skinNumber } from '../domain/avatar/skin-tones.ts';
import { notFound } from '../kernel/errors.ts';
import type { Wire } from '../kernel/wire.ts';

/** Columns of an avatar head: item, skin tone, figure, and scarf. */
export interface HeadColumns {
  readonly avatar_chosen: number;
  readonly gender: string | null;
  readonly skin: string;
  readonly scarf: number;
  readonly head_item_id: string;
  readonly head_name: string | null;
  readonly head_portraits: string | null;
}

export const headColumns = [
  'learner.avatar_chosen',
  'learner.gender',
  'learner.skin',
  'learner.scarf',
  'learner.head_item_id',
  'avatar_item.name as head_name',
  'avatar_item.portraits as head_portraits',
] as const;

/** The learner's public columns. Throws 404 for an unknown learner. */
export async function findLearner(executor: Executor, id: string) {
  const row = await learnerById(executor, id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const learnerById = statement((executor, id: string) =>
  executor
    .selectFrom('learner')
    .leftJoin('avatar_item', 'avatar_item.id', 'learner.head_item_id')
    .select(['learner.id', 'learner.username', 'learner.joined_at', 'learner.hidden', ...headColumns])
    .where('learner.id', '=', id),
);

/** Throws 404 for an unknown, hidden or deactivated learner, unless the viewer is that learner. */
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

/** The avatar head in contract form; neutral until the learner chooses a head with a portrait for the figure. */
export function presentHead(columns: HeadColumns): Wire['AvatarHead'] {
  const image = columns.avatar_chosen === 1 ? portraitOf(columns) : undefined;
  if (image === undefined) return neutralHead;
  return { id: columns.head_item_id, name: columns.head_name ?? '', image };
}

const neutralHead = { id: 'neutral', name: '', image: contentUrl(neutralPortrait) } as const;

function portraitOf({ gender, skin, scarf, head_portraits: stored }: HeadColumns): string | undefined {
  // The import writes this column.
  const portraits = JSON.parse(stored ?? '{}') as Portraits;
  const figure = figureOf(gender);
  if (figure === null) return undefined;
  const covered = scarf === 1 && figure === 'girl' ? portraits['girl-scarf'] : undefined;
  return (covered ?? portraits[figure])?.[skinNumber(skin) - 1];
}
