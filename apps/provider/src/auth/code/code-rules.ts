import { codeLifeMs } from '../../mail/letters.ts';

/** The life of a one-time code. */
export const codeRules = {
  digits: 6,
  lifeMs: codeLifeMs,
  /** Wrong attempts that invalidate the code. */
  tries: 5,
} as const;
