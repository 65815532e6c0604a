import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import type { Handler } from '../kernel/handler.ts';
import { limits } from '../rate-limit/limits.ts';
import { requireWithinLimits } from '../rate-limit/require-within-limits.ts';

const thanks = { message: 'Thank you.' };

/** Counts a crash of the web app by day, code, screen and build. */
export const reportClientError: Handler<'reportClientError'> = ({
  context,
  body: { code, route, build },
  ip,
  idempotencyKey,
}) => {
  const now = context.clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const request = { code, route, build };
  const write = { learnerId: null, key: idempotencyKey, operation: 'reportClientError', request, now };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<typeof thanks>(transaction, write);
    if (stored) return stored.response;
    await requireWithinLimits(transaction, now, [[limits.clientErrorIp, ip]]);
    const crash = { day, code, route, build };
    // Strangers who use up the limit on new rows must not hide known crashes.
    if (!(await isCounted(transaction, crash)))
      await requireWithinLimits(transaction, now, [[limits.newClientErrors, 'all']]);
    await transaction
      .insertInto('client_error')
      .values({ ...crash, reports: 1, last_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'code', 'route', 'build'])
          .doUpdateSet((row) => ({ reports: row('client_error.reports', '+', 1), last_at: now })),
      )
      .execute();
    await storeResponse(transaction, write, thanks);
    return thanks;
  });
};

type Crash = Pick<Selectable<Database['client_error']>, 'day' | 'code' | 'route' | 'build'>;

async function isCounted(executor: Executor, { day, code, route, build }: Crash): Promise<boolean> {
  const row = await executor
    .selectFrom('client_error')
    .select('day')
    .where('day', '=', day)
    .where('code', '=', code)
    .where('route', '=', route)
    .where('build', '=', build)
    .executeTakeFirst();
  return row !== undefined;
}
