import { type Checks, sayingOf } from '@sirah-trails/screen-kit/form';
import { recoverAccountEn } from '../messages/recover-account-en.ts';
import { emailRule } from '../rules/email-rule.ts';

const says = sayingOf(recoverAccountEn);

/** What can be checked before sending. Each error is the key of its message. */
export const recoverAccountRules = (z: Checks) =>
  z.object({
    email: emailRule(z),
    message: z.string().check(z.trim(), z.minLength(1, says('auth.recover.message.required'))),
  });
