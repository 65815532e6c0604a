import { type ProfileFields, updateFieldsMutation, type User } from '@sirah-trails/api-client';
import { DetailsFields, detailsEn, detailsOf, detailsRules } from '@sirah-trails/screen-kit/account';
import { type Checks, Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DoneDialog } from '../dialogs/done-dialog.tsx';
import { profileEn } from '../messages/profile-en.ts';

const rules = (z: Checks) => z.object(detailsRules(z));

/** Changes names; age and gender are open only while they are unknown. Asks, saves, and says that it did. */
export function ProfileForm({ user }: { user: User }) {
  const t = useMessages(profileEn);
  const confirmation = useConfirmation<ProfileFields>();
  const [done, setDone] = useState(false);
  const known = detailsOf(user);
  const form = useServerForm({
    name: 'settings.profile',
    schema: rules,
    defaults: known,
    write: updateFieldsMutation(),
    messages: detailsEn,
    confirm: confirmation.confirm,
    onSuccess: () => setDone(true),
  });
  const fixed = t('settings.profile.fixed');
  return (
    <>
      <Form form={form} submit={t('settings.profile.submit')}>
        <DetailsFields
          form={form}
          fixed={{ age: known.age ? fixed : undefined, gender: known.gender ? fixed : undefined }}
        />
      </Form>
      <ConfirmDialog
        {...confirmation.dialog}
        title={t('settings.profile.submit')}
        confirm={t('settings.profile.submit')}
      >
        {t('settings.profile.confirm')}
      </ConfirmDialog>
      <DoneDialog open={done} onClose={() => setDone(false)} close={t('settings.profile.close')}>
        {t('settings.profile.done')}
      </DoneDialog>
    </>
  );
}
