import { learnerById } from './learner/learner-repository.ts';
import { isShared } from './learner/own-account.ts';
import type { Handler } from '../kernel/handler.ts';
import { limits } from '../rate-limit/limits.ts';
import { requireWithinLimits } from '../rate-limit/require-within-limits.ts';
import { exportLearner } from './account-data/export-learner.ts';

/** The export of the learner's account. */
export const exportAccount: Handler<'exportAccount'> = async ({ context, session }) => {
  const { database, clock, configuration } = context;
  await requireWithinLimits(database, clock.now(), [[limits.accountExport, session.learnerId]]);
  const learner = await learnerById(database, session.learnerId);
  return {
    product: configuration.product,
    exported_at: new Date(clock.now()).toISOString(),
    // Texts of other visitors of a demo are not this visitor's.
    data: isShared(context, learner) ? {} : await exportLearner(database, learner.id),
  };
};
