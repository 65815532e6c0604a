import type { User } from '@sirah-trails/api-client';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { RadioCards, Select, TextField, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { completeProfileMutation } from '../endpoints/complete-profile.ts';
import { legalPagesQuery } from '../endpoints/legal-pages.ts';
import { ParentField } from '../legal/parent-field.tsx';
import { words } from '../sign-up/words.ts';
import { ages, completeRules, genders } from './complete-rules.ts';

interface CompleteFormProps {
  user: User;
  /** The version of the texts that a parent or guardian has to agree to; null where that is done. */
  agreeTo: string | null;
}

/** What is missing of a learner's details; what is known is filled in. */
export function CompleteForm({ user, agreeTo }: CompleteFormProps) {
  const t = useMessages(words);
  const client = useQueryClient();
  const form = useServerForm({
    name: 'auth.complete',
    schema: completeRules,
    defaults: { ...detailsOf(user), parent: agreeTo === null },
    write: completeProfileMutation(agreeTo),
    messages: words,
    onFailure: ({ fieldErrors }) => {
      if (fieldErrors['version']) readAgain();
      return false;
    },
  });
  const readAgain = () => {
    form.hookForm.setValue('parent', false);
    void client.invalidateQueries({ queryKey: legalPagesQuery().queryKey });
  };
  return (
    <Form form={form} submit={t('auth.complete.submit')}>
      <TextField
        label={t('auth.complete.first-name')}
        autoComplete="given-name"
        {...form.field('first_name')}
      />
      <TextField
        label={t('auth.complete.last-name')}
        autoComplete="family-name"
        {...form.field('last_name')}
      />
      <Select
        label={t('auth.complete.age')}
        placeholder={t('auth.complete.age.choose')}
        options={ages.map(([value, key]) => ({ value, label: t(key) }))}
        {...form.field('age')}
      />
      <RadioCards
        label={t('auth.complete.gender')}
        layout="grid"
        options={genders.map(([value, key]) => ({ value, label: t(key) }))}
        {...form.field('gender')}
      />
      {agreeTo !== null && <ParentField {...form.field('parent')} />}
    </Form>
  );
}

function detailsOf({ first_name, last_name, student, ...user }: User) {
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    age: student?.age ?? user.age ?? '',
    gender: student?.gender ?? user.gender ?? '',
  };
}
