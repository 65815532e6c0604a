import { day, minute } from '../../kernel/time.ts';

/** How long the tokens of a session live, in milliseconds. */
export const sessionRules = {
  /** An access token, from its issue. */
  accessMs: 15 * minute,
  /** The token before the last, from its replacement: a lost response or a second tab. */
  previousMs: 10_000,
  /** A session without renewal. */
  idleMs: 30 * day,
  /** Any session, from the sign-in. */
  absoluteMs: 90 * day,
  /** Sessions of one learner: as many devices as the visitors of a shared demo have. */
  mostAtOnce: 1000,
} as const;
