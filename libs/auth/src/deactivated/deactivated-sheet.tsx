import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, Sheet, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { Facts } from '../frame/facts.tsx';
import { deactivatedEn } from '../messages/deactivated-en.ts';
import type { ClosedAccount } from './closed-account.ts';

/** Says why the account is closed, and leads to its recovery. */
export function DeactivatedSheet({ email, fullName, reason }: ClosedAccount) {
  const t = useMessages(deactivatedEn);
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
