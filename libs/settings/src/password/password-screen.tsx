import { meQuery } from '@sirah-trails/api-client';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { changePasswordEn } from '../messages/password-en.ts';
import { dialogsEn } from '../messages/dialogs-en.ts';
import { Part } from '../part/part.tsx';
import { SharedAccountNotice } from '../shared-account/shared-account-notice.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPassword } from './first-password.tsx';

const words = { ...dialogsEn, ...changePasswordEn };

/** Changes the password; an account that signs in with Google gets its first one, where the provider offers that. */
export function PasswordScreen() {
  const t = useMessages(words);
  const me = useQuery(meQuery());
  const canSetFirst = useAddition('account');
  return (
    <>
      <SharedAccountNotice />
      <Part>
        <QueryView query={me} skeleton={<FieldSkeletons count={3} />} error={t('settings.failed')}>
          {({ email, has_password }) => {
            // A provider that says nothing about it has passwords only.
            if ((has_password as boolean | undefined) !== false) return <ChangePasswordForm email={email} />;
            return canSetFirst ? <FirstPassword email={email} /> : <p>{t('settings.password.google')}</p>;
          }}
        </QueryView>
      </Part>
    </>
  );
}
