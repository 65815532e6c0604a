import { meQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { dialogsEn } from '../messages/dialogs-en.ts';
import { Part } from '../part/part.tsx';
import { SharedAccountNotice } from '../shared-account/shared-account-notice.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The learner's own details. */
export function ProfileScreen() {
  const t = useMessages(dialogsEn);
  const me = useQuery(meQuery());
  return (
    <>
      <SharedAccountNotice />
      <Part>
        <QueryView query={me} skeleton={<FieldSkeletons count={4} />} error={t('settings.failed')}>
          {(user) => <ProfileForm user={user} />}
        </QueryView>
      </Part>
    </>
  );
}
