import { sessionRules } from '../auth/session/session-rules.ts';
import { day, hour } from '../kernel/time.ts';

/** Retention by kind, in milliseconds. Other rows have their own expiry. */
export const retentionRules = {
  unverifiedLearner: 7 * day,
  oneTimeCode: day,
  idempotencyKey: day,
  /** Also for mistake reports. */
  feedback: 365 * day,
  attachment: 90 * day,
  clientError: 30 * day,
  mail: 7 * day,
  idleSession: sessionRules.idleMs,
  session: sessionRules.absoluteMs,
  revokedSession: day,
  decidedRequest: 90 * day,
  undecidedRequest: 365 * day,
  /** Interval of the job. */
  every: hour,
} as const;
