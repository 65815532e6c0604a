import type { Handler } from '../kernel/handler.ts';
import { requireVisible } from '../play/find-learner.ts';
import { readAvatar } from './read-avatar.ts';

/** The learner's avatar, or another learner's; 404 for a learner who hides. */
export const getAvatar: Handler<'getAvatar'> = async ({ context: { database }, session, query }) => {
  const learnerId = query.user_id ?? session.learnerId;
  await requireVisible(database, learnerId, session.learnerId);
  return readAvatar(database, learnerId);
};
