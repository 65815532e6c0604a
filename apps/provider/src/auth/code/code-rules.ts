import { codeLifeMs } from '../../mail/letters.ts';

/** The life of a one-time code. */
export const codeRules = {
  digits: 6,
  lifeMs: codeLifeMs,
  /** Wrong tries, after which the code is worth nothing. */
  tries: 5,
} as const;
