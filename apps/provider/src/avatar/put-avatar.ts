import { avatarCategories, type AvatarCategory } from '@sirah-trails/content-pack/model';
import { inTransaction, lockLearner } from '../database/transaction.ts';
import { forbidden, invalid } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../kernel/wire.ts';
import type { ItemRow } from './avatar-items.ts';
import { readAvatar } from './get-avatar.ts';
import { readOutfit, type Outfit } from './outfit.ts';

/**
 * Saves the avatar and marks it as chosen. Omitted categories and switches keep their values. Throws 422 for an
 * unknown item and 403 `ITEM_LOCKED` for a locked item.
 */
export const putAvatar: Handler<'putAvatar'> = ({ context, session, body }) => {
  const { learnerId } = session;
  return inTransaction(context.database, async (transaction) => {
    await lockLearner(transaction, learnerId);
    const columns = columnsOf(body, await readOutfit(transaction, learnerId));
    await transaction.updateTable('learner').set(columns).where('id', '=', learnerId).execute();
    return readAvatar(transaction, learnerId);
  });
};

function columnsOf(choice: Wire['AvatarChoice'], { worn, items, ...before }: Outfit) {
  const columns = avatarCategories.map((category) => {
    const code = choice[`${category}_code`];
    return [`${category}_item_id`, code === undefined ? worn[category].id : itemId(items, category, code)];
  });
  const { skin, scarf = before.scarf, wheelchair = before.wheelchair } = choice;
  return {
    avatar_chosen: 1,
    skin,
    scarf: Number(scarf),
    wheelchair: Number(wheelchair),
    ...(Object.fromEntries(columns) as Record<string, string>),
  };
}

function itemId(items: readonly ItemRow[], category: AvatarCategory, code: string): string {
  const item = items.find((candidate) => candidate.category === category && candidate.code === code);
  if (!item) throw invalid({ [`${category}_code`]: ['We do not know this item.'] });
  if (!item.unlocked) throw forbidden('ITEM_LOCKED', 'You have not unlocked this item yet.');
  return item.id;
}
