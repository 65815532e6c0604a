import type { Calm } from '../run/question-clock.ts';

/** Settings of a learner who has not chosen them. */
export interface AgeDefaults {
  readonly calm: Calm;
  readonly pairsByCheck: boolean;
}

/**
 * Young readers have twice the time (D246) and send pairs by Check (D245).
 *
 * @param age band of the learner; null before the account is complete
 */
export function ageDefaults(age: string | null): AgeDefaults {
  return age === '5-10 Years Old' ? { calm: '2', pairsByCheck: true } : { calm: '1', pairsByCheck: false };
}
