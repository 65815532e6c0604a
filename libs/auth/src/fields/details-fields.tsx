import type { ProfileFields, User } from '@sirah-trails/api-client';
import { sayingOf, type ServerForm } from '@sirah-trails/screen-kit/form';
import { RadioCards, Select, TextField, useMessages } from '@sirah-trails/ui';
import * as z from 'zod/mini';
import { sharedEn } from '../messages/shared-en.ts';

const says = sayingOf(sharedEn);

/** Characters of a name, as in the contract. */
const longestName = 100;

/** Contract values with their label keys. */
export const ages = [
  ['5-10 Years Old', 'kit.details.age.5'],
  ['11-15 Years Old', 'kit.details.age.11'],
  ['16-20 Years Old', 'kit.details.age.16'],
  ['> 20 Years Old', 'kit.details.age.21'],
] as const;
const genders = [
  ['female', 'kit.details.gender.female'],
  ['male', 'kit.details.gender.male'],
] as const;

/** Validation for a learner's details, shared by all forms. */
export const detailsRules = {
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
};

type Details = Record<keyof ProfileFields, string>;

/** The learner's known details, '' if unknown. Age and gender are top-level or in `student`. */
export function detailsOf({ first_name, last_name, student, ...user }: User): Details {
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    age: student?.age ?? user.age ?? '',
    gender: student?.gender ?? user.gender ?? '',
  };
}

interface DetailsFieldsProps {
  form: { field: (name: keyof Details) => ReturnType<ServerForm['field']> };
  /** Read-only fields, disabled with this reason. */
  fixed?: Partial<Record<'age' | 'gender', string | undefined>>;
}

export function DetailsFields({ form: { field }, fixed = {} }: DetailsFieldsProps) {
  const t = useMessages(sharedEn);
  const ageOptions = ages.map(([value, key]) => ({ value, label: t(key) }));
  const gender = {
    label: t('kit.details.gender'),
    options: genders.map(([value, key]) => ({ value, label: t(key) })),
    ...field('gender'),
  };
  return (
    <>
      <TextField
        label={t('kit.details.first-name')}
        autoComplete="given-name"
        maxLength={longestName}
        {...field('first_name')}
      />
      <TextField
        label={t('kit.details.last-name')}
        autoComplete="family-name"
        maxLength={longestName}
        {...field('last_name')}
      />
      <Select
        label={t('kit.details.age')}
        placeholder={t('kit.details.age.choose')}
        options={ageOptions}
        {...disabledFor(fixed.age)}
        {...field('age')}
      />
      {fixed.gender === undefined ? (
        <RadioCards layout="grid" {...gender} />
      ) : (
        <Select {...disabledFor(fixed.gender)} {...gender} />
      )}
    </>
  );
}

function disabledFor(reason: string | undefined) {
  return reason === undefined ? {} : { disabled: true, hint: reason };
}
