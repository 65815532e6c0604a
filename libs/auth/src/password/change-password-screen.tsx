import { meQuery } from '@sirah-trails/api-client';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { CardSection } from '../frame/card-section.tsx';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { SharedAccountNotice } from '../frame/shared-account-notice.tsx';
import { accountEn } from '../messages/account-en.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPassword } from './first-password.tsx';

/** Changes the password; an account that signs in with Google gets its first one, where the provider offers that. */
export function PasswordScreen() {
  const t = useMessages(accountEn);
  const me = useQuery(meQuery());
  const canSetFirst = useAddition('account');
  return (
    <>
      <SharedAccountNotice />
      <CardSection>
        <QueryView query={me} skeleton={<FieldSkeletons count={3} />} error={t('settings.failed')}>
          {({ email, has_password }) => {
            // A provider that says nothing about it has passwords only.
            if ((has_password as boolean | undefined) !== false) return <ChangePasswordForm email={email} />;
            return canSetFirst ? <FirstPassword email={email} /> : <p>{t('settings.password.google')}</p>;
          }}
        </QueryView>
      </CardSection>
    </>
  );
}
