import type { User } from '@sirah-trails/api-client';
import { DetailsFields, detailsRules, detailsOf } from '@sirah-trails/screen-kit/account';
import { type Checks, Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import { completeProfileMutation } from '../endpoints/complete-profile.ts';
import { ParentField } from '../legal/parent-field.tsx';
import { parentRule } from '../rules/parent-rule.ts';
import { words } from '../sign-up/words.ts';

const rules = (z: Checks) => z.object({ ...detailsRules(z), parent: parentRule(z) });

interface CompleteFormProps {
  user: User;
  /** The version of the texts that a parent or guardian has to agree to; null where that is done. */
  agreeTo: string | null;
}

/** What is missing of a learner's details; what is known is filled in. */
export function CompleteForm({ user, agreeTo }: CompleteFormProps) {
  const t = useMessages(words);
  const form = useServerForm({
    name: 'auth.complete',
    schema: rules,
    defaults: { ...detailsOf(user), parent: agreeTo === null },
    write: completeProfileMutation(agreeTo),
    messages: words,
    onFailure: ({ fieldErrors }) => {
      // The consent was for another text.
      if (fieldErrors['version']) form.set({ parent: false });
      return false;
    },
  });
  return (
    <Form form={form} submit={t('auth.complete.submit')}>
      <DetailsFields form={form} />
      {agreeTo !== null && <ParentField {...form.field('parent')} />}
    </Form>
  );
}
