import type { ProfileFields, User } from '@sirah-trails/api-client';
import type { Checks } from '../form/form-engine.ts';
import { sayingOf } from '../form/message-key.ts';
import { detailsEn } from '../messages/details-en.ts';

const says = sayingOf(detailsEn);

/** The values of the contract, in its spelling, each with the key of its words. */
export const ages = [
  ['5-10 Years Old', 'kit.details.age.5'],
  ['11-15 Years Old', 'kit.details.age.11'],
  ['16-20 Years Old', 'kit.details.age.16'],
  ['> 20 Years Old', 'kit.details.age.21'],
] as const;
export const genders = [
  ['female', 'kit.details.gender.female'],
  ['male', 'kit.details.gender.male'],
] as const;

/** A learner's details: the fields of every form that takes them. */
export const detailsRules = (z: Checks) => ({
  first_name: z.string().check(z.regex(/\S/, says('kit.details.first-name.required'))),
  last_name: z.string().check(z.regex(/\S/, says('kit.details.last-name.required'))),
  age: z.enum(
    ages.map(([age]) => age),
    says('kit.details.age.required'),
  ),
  gender: z.enum(
    genders.map(([gender]) => gender),
    says('kit.details.gender.required'),
  ),
});

export type Details = Record<keyof ProfileFields, string>;

/** What is known of a learner's details; the rest is empty. Age and gender are in `student` or at the top. */
export function detailsOf({ first_name, last_name, student, ...user }: User): Details {
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    age: student?.age ?? user.age ?? '',
    gender: student?.gender ?? user.gender ?? '',
  };
}
