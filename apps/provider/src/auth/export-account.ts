import { learnerById } from './learner/learner-repository.ts';
import { isShared } from './learner/own-account.ts';
import type { Handler } from '../kernel/handler.ts';
import { limits } from '../rate-limit/limits.ts';
import { requireWithinLimits } from '../rate-limit/require-within-limits.ts';
import { exportLearner } from './account-data/export-learner.ts';

/** The learner's copy of everything that belongs to the account. */
export const exportAccount: Handler<'exportAccount'> = async ({ context, session }) => {
  const { database, clock, configuration } = context;
  await requireWithinLimits(database, clock.now(), [[limits.accountExport, session.learnerId]]);
  const learner = await learnerById(database, session.learnerId);
  return {
    product: configuration.product,
    exported_at: new Date(clock.now()).toISOString(),
    // What other visitors of a demo wrote is not this one's.
    data: isShared(context, learner) ? {} : await exportLearner(database, learner.id),
  };
};
