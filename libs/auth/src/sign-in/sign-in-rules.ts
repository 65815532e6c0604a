import { passwordRule } from '@sirah-trails/screen-kit/account';
import type { Checks } from '@sirah-trails/screen-kit/form';
import { emailRule } from '../rules/email-rule.ts';

/** What can be checked before sending. Each error is the key of its message. */
export const signInRules = (z: Checks) => z.object({ email: emailRule(z), password: passwordRule(z) });
