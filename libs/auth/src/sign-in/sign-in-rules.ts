import { passwordRule } from '@sirah-trails/screen-kit/account';
import * as z from 'zod/mini';
import { emailRule } from '../rules/email-rule.ts';

/** What can be checked before sending. Each error is the key of its message. */
export const signInRules = z.object({ email: emailRule, password: passwordRule });
