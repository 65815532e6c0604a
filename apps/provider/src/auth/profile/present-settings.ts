import { ageDefaults } from '../../domain/learner/age-defaults.ts';
import type { ResponseBody } from '../../kernel/handler.ts';
import type { Learner } from '../learner/learner-repository.ts';

type Settings = ResponseBody<'getSettings'>['data'];

/** The learner's settings in contract form; unset settings default by age. */
export function presentSettings({
  calm,
  hidden,
  pairs_by_check: byCheck,
  age,
  time_zone,
}: Learner): Settings {
  return {
    // Safe cast: a CHECK constraint guarantees the value.
    calm: calm as Settings['calm'],
    hidden: hidden === 1,
    time_zone,
    pairs_by_check: byCheck === null ? ageDefaults(age).pairsByCheck : byCheck === 1,
  };
}
