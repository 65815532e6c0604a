import { day, minute } from '../../kernel/time.ts';

/** Lifetimes in milliseconds. */
export const sessionRules = {
  /** Access token, from its issue. */
  accessMs: 15 * minute,
  /** Previous token, from its replacement: covers a lost response or a second tab. */
  previousMs: 10_000,
  /** Session without a refresh. */
  idleMs: 30 * day,
  /** Session in total, from the sign-in. */
  absoluteMs: 90 * day,
  /** Sessions per learner; high, because visitors of a demo share an account. */
  mostAtOnce: 1000,
} as const;
