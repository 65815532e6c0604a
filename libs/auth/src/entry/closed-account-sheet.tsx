import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, Sheet, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { Facts } from '../frame/facts.tsx';
import { closedAccountEn } from '../messages/closed-account-en.ts';
import type { ClosedAccount } from './closed-account.tsx';

/** Shows the reason for the deactivation and a link to account recovery. */
export function DeactivatedSheet({ email, fullName, reason }: ClosedAccount) {
  const t = useMessages(closedAccountEn);
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={t('auth.deactivated.title')}
      actions={<ButtonLink to={links.recoverAccount({ email })}>{t('auth.deactivated.recover')}</ButtonLink>}
    >
      <p>{t('auth.deactivated.lead')}</p>
      <Facts
        facts={[
          [t('auth.deactivated.name'), fullName],
          [t('auth.deactivated.reason'), reason],
        ]}
      />
    </Sheet>
  );
}
