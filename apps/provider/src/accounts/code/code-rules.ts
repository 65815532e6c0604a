import { minute } from '../../kernel/time.ts';

/** The life of a one-time code. */
export const codeRules = {
  digits: 6,
  lifeMs: 10 * minute,
  /** Wrong tries, after which the code is worth nothing. */
  tries: 5,
} as const;
