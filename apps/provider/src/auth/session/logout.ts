import { updateSession } from './session-repository.ts';
import type { Handler } from '../../kernel/handler.ts';

export const logout: Handler<'logout'> = async ({ context, session }) => {
  const change = { revoked_at: context.clock.now(), sealed_token: null };
  await updateSession(context.database, session.sessionId, change);
  return { message: 'See you soon!' };
};
