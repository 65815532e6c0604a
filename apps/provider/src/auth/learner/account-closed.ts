import { forbidden, type Refusal } from '../../kernel/errors.ts';
import type { Learner } from './learner-repository.ts';

/** 403 with reason and name, for a caller who has proven to be the learner. */
export function accountClosed({ deactive_reason, first_name, last_name, username }: Learner): Refusal {
  const fullname = [first_name, last_name].filter(Boolean).join(' ') || username;
  return forbidden('ACCOUNT_DEACTIVATED', 'Your account has been deactivated', { deactive_reason, fullname });
}
