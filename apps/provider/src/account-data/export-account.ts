import type { Handler } from '../app/handler.ts';
import { limits } from '../throttle/limits.ts';
import { requireTurns } from '../throttle/require-turns.ts';
import { exportLearner } from './export-learner.ts';

/** The learner's copy of everything that belongs to the account. */
export const exportAccount: Handler<'exportAccount'> = async ({ context, session }) => {
  const { database, clock, configuration } = context;
  await requireTurns(database, clock.now(), [[limits.accountExport, session.learnerId]]);
  return {
    product: configuration.product,
    exported_at: new Date(clock.now()).toISOString(),
    data: await exportLearner(database, session.learnerId),
  };
};
