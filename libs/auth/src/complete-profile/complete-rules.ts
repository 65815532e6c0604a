import { sayingOf } from '@sirah-trails/screen-kit/form';
import * as z from 'zod/mini';
import { signUpEn } from '../messages/sign-up-en.ts';
import { parentRule } from '../rules/parent-rule.ts';

const says = sayingOf(signUpEn);

/** The answers of the contract, in its spelling, each with the key of its words. */
export const ages = [
  ['5-10 Years Old', 'auth.complete.age.5'],
  ['11-15 Years Old', 'auth.complete.age.11'],
  ['16-20 Years Old', 'auth.complete.age.16'],
  ['> 20 Years Old', 'auth.complete.age.21'],
] as const;
export const genders = [
  ['female', 'auth.complete.gender.female'],
  ['male', 'auth.complete.gender.male'],
] as const;

/** What can be checked before sending. Each error is the key of its message. */
export const completeRules = z.object({
  first_name: z.string().check(z.regex(/\S/, says('auth.complete.first-name.required'))),
  last_name: z.string().check(z.regex(/\S/, says('auth.complete.last-name.required'))),
  age: z.enum(
    ages.map(([age]) => age),
    says('auth.complete.age.required'),
  ),
  gender: z.enum(
    genders.map(([gender]) => gender),
    says('auth.complete.gender.required'),
  ),
  parent: parentRule,
});
