import { type Checks, sayingOf } from '@sirah-trails/screen-kit/form';
import { en } from '../messages/en.ts';

const says = sayingOf(en);

/** An e-mail address. */
export const emailRule = (z: Checks) =>
  z.string().check(z.minLength(1, says('auth.email.required')), z.email(says('auth.email.invalid')));
