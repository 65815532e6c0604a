import { sessionRules } from '../auth/session/session-rules.ts';
import { day, hour } from '../kernel/time.ts';

/** Retention by kind, in milliseconds. Rows with an expiry of their own are deleted then. */
export const retentionRules = {
  unverifiedLearner: 7 * day,
  oneTimeCode: day,
  idempotencyKey: day,
  /** Words of learners: feedback and reports on the content. */
  feedback: 365 * day,
  attachment: 90 * day,
  clientError: 30 * day,
  mail: 7 * day,
  idleSession: sessionRules.idleMs,
  session: sessionRules.absoluteMs,
  revokedSession: day,
  decidedRequest: 90 * day,
  undecidedRequest: 365 * day,
  /** Between two rounds. */
  every: hour,
} as const;
