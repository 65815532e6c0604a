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
    await requireWithinLimits(transaction, now, [
      [limits.clientErrorIp, ip],
      [limits.clientErrors, 'all'],
    ]);
    await transaction
      .insertInto('client_error')
      .values({ day, code, route, build, reports: 1, last_at: now })
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
