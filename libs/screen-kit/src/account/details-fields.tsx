import { RadioCards, Select, TextField, useMessages } from '@sirah-trails/ui';
import type { ServerForm } from '../form/use-server-form.ts';
import { detailsEn } from '../messages/details-en.ts';
import { ages, type Details, genders } from './details.ts';

interface DetailsFieldsProps {
  form: { field: (name: keyof Details) => ReturnType<ServerForm['field']> };
  /** What the provider does not let the learner change: a list that is disabled, with the reason. */
  fixed?: Partial<Record<'age' | 'gender', string | undefined>>;
}

/** Takes a learner's details: names, age, gender. */
export function DetailsFields({ form: { field }, fixed = {} }: DetailsFieldsProps) {
  const t = useMessages(detailsEn);
  const ageOptions = ages.map(([value, key]) => ({ value, label: t(key) }));
  const gender = {
    label: t('kit.details.gender'),
    options: genders.map(([value, key]) => ({ value, label: t(key) })),
    ...field('gender'),
  };
  return (
    <>
      <TextField label={t('kit.details.first-name')} autoComplete="given-name" {...field('first_name')} />
      <TextField label={t('kit.details.last-name')} autoComplete="family-name" {...field('last_name')} />
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
