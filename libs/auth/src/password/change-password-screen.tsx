import { meQuery } from '@sirah-trails/api-client';
import { firstData, QueryView, screen, useAddition } from '@sirah-trails/screen-kit';
import { preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { CardSection } from '../frame/card-section.tsx';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { SharedAccountNotice } from '../frame/shared-account-notice.tsx';
import { accountEn } from '../messages/account-en.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPassword } from './first-password.tsx';

export default screen({
  messages: accountEn,
  useFrame: (t) => useOpenFrame(t('settings.password.title')),
  Content: ChangePassword,
  first: (_location, client) => firstData(client, meQuery()),
  idle: preloadDialogs,
});

/** Changes the password, or sets a Google account's first password if the provider supports it. */
function ChangePassword() {
  const t = useMessages(accountEn);
  const me = useQuery(meQuery());
  const canSetFirst = useAddition('account');
  return (
    <>
      <SharedAccountNotice />
      <CardSection>
        <QueryView query={me} skeleton={<FieldSkeletons count={3} />} error={t('settings.failed')}>
          {({ email, has_password }) => {
            // Providers without this field support passwords only.
            if ((has_password as boolean | undefined) !== false) return <ChangePasswordForm email={email} />;
            return canSetFirst ? <FirstPassword email={email} /> : <p>{t('settings.password.google')}</p>;
          }}
        </QueryView>
      </CardSection>
    </>
  );
}
