import type { Call, ResponseBody } from '../kernel/handler.ts';
import { requireVisible } from '../play/find-learner.ts';
import { readAvatar } from './read-avatar.ts';

/** The own avatar, or another learner's; 404 for one who hides. */
export async function getAvatar({
  context: { database },
  session,
  query,
}: Call<'getAvatar'>): Promise<ResponseBody<'getAvatar'>> {
  const learnerId = query.user_id ?? session.learnerId;
  await requireVisible(database, learnerId, session.learnerId);
  return readAvatar(database, learnerId);
}
