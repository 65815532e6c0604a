import type { Context } from '../kernel/context.ts';
import { claimJob } from './claim-job.ts';
import { forgetInactive } from './forget-inactive.ts';
import { forgetOld } from './forget-old.ts';
import { retentionRules } from './retention-rules.ts';
import { day, minute } from '../kernel/time.ts';

const lookEveryMs = 10 * minute;
const month = 30.5 * day;

/** Work that goes on beside the requests. */
export interface Retention {
  /** Ends after the rows in hand. */
  stop(): Promise<void>;
}

/** Deletes old rows as long as the process runs, in one of all processes. */
export function startRetention(context: Context): Retention {
  const stop = new AbortController();
  let round = runRetention(context, stop.signal);
  const next = () => {
    round = round.then(() => runRetention(context, stop.signal));
  };
  const timer = setInterval(next, lookEveryMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stop.abort();
      await round;
    },
  };
}

/**
 * One round, if it is due and no other process does it. What fails, or is left when `stop` is aborted, is tried again when it
 * is due next.
 */
export async function runRetention(
  { database, clock, log, configuration }: Context,
  stop?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  try {
    if (!(await claimJob(database, { name: 'retention', everyMs: retentionRules.every, now }))) return;
    const rows = await forgetOld(database, now, stop);
    const { inactiveMonths } = configuration;
    const learners =
      inactiveMonths > 0 ? await forgetInactive(database, now - inactiveMonths * month, stop) : 0;
    log.info({ rows, learners }, 'what was old is forgotten');
  } catch (error) {
    log.warn({ err: error }, 'what is old could not be forgotten');
  }
}
