import { refresh } from './session/refresh.ts';
import { sessionGone, signInNeeded } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';

export const refreshSession: Handler<'refreshSession'> = async ({ context, bearer }) => {
  if (bearer === null) throw signInNeeded();
  const token = await refresh(context, bearer);
  if (token === null) throw sessionGone();
  return { access_token: token };
};
