import type { Context } from '../kernel/context.ts';
import { Refusal, sessionGone } from '../kernel/errors.ts';
import type { Session } from '../kernel/handler.ts';
import { isUnavailable } from '../database/database-fault.ts';

/** Refusals that missing rows may lead to. */
const doubtful = new Set<Refusal['status']>([403, 404, 409]);

/**
 * The error for the caller: 401 when the account was deleted since the call was authenticated, whatever its missing rows led to;
 * else the error itself.
 */
export async function errorOrGone(
  { database }: Context,
  session: Session | null,
  error: unknown,
): Promise<unknown> {
  if (session === null || !isDoubtful(error)) return error;
  const query = database.selectFrom('learner').select('id').where('id', '=', session.learnerId);
  return (await query.executeTakeFirst()) ? error : sessionGone();
}

function isDoubtful(error: unknown): boolean {
  return error instanceof Refusal ? doubtful.has(error.status) : !isUnavailable(error);
}
