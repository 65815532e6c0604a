import { meQuery, type ProfileFields, updateFieldsMutation, type User } from '@sirah-trails/api-client';
import { firstData, QueryView, screen } from '@sirah-trails/screen-kit';
import { Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DetailsFields, detailsOf, detailsRules } from '../fields/details-fields.tsx';
import { CardSection } from '../frame/card-section.tsx';
import { ConfirmDialog, DoneDialog } from '../frame/dialogs.tsx';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { SharedAccountNotice } from '../frame/shared-account-notice.tsx';
import { accountEn } from '../messages/account-en.ts';
import { sharedEn } from '../messages/shared-en.ts';

export default screen({
  messages: accountEn,
  useFrame: (t) => useOpenFrame(t('settings.profile.title')),
  Content: Profile,
  first: (_location, client) => firstData(client, meQuery()),
  idle: preloadDialogs,
});

function Profile() {
  const t = useMessages(sharedEn);
  const me = useQuery(meQuery());
  return (
    <>
      <SharedAccountNotice />
      <CardSection>
        <QueryView query={me} skeleton={<FieldSkeletons count={4} />} error={t('settings.failed')}>
          {(user) => <ProfileForm user={user} />}
        </QueryView>
      </CardSection>
    </>
  );
}

const rules = z.object(detailsRules);

/** Edits names; age and gender only while unknown. Confirms before and after saving. */
function ProfileForm({ user }: { user: User }) {
  const t = useMessages(accountEn);
  const confirmation = useConfirmation<ProfileFields>();
  const [done, setDone] = useState(false);
  const known = detailsOf(user);
  const form = useServerForm({
    name: 'settings.profile',
    schema: rules,
    defaults: known,
    write: updateFieldsMutation(),
    messages: sharedEn,
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
