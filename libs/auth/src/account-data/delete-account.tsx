import { useConfirmation } from '@sirah-trails/screen-kit/form';
import { Button, lazyComponent, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { CardSection } from '../frame/card-section.tsx';
import { ConfirmDialog } from '../frame/dialogs.tsx';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { accountEn } from '../messages/account-en.ts';

/** The step after the first question: few visits of the screen need it. */
export const DeletionProof = lazyComponent(
  () => import('./deletion-proof.tsx').then((code) => code.DeletionProof),
  { Loading: () => <FieldSkeletons count={1} /> },
);

/** Deletes the account: asks, takes the password or a mailed code, and asks again. */
export function DeleteAccount() {
  const t = useMessages(accountEn);
  const { confirm, dialog } = useConfirmation<null>();
  const [decided, setDecided] = useState(false);
  return (
    <CardSection title={t('settings.delete.title')} lead={t('settings.delete.lead')}>
      {decided ? (
        <DeletionProof />
      ) : (
        <Button variant="danger" onClick={() => void confirm(null).then(setDecided)}>
          {t('settings.delete.begin')}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        title={t('settings.delete.first.title')}
        confirm={t('settings.delete.first.yes')}
        decline={t('settings.delete.keep')}
        variant="danger"
      >
        {t('settings.delete.first.text')}
      </ConfirmDialog>
    </CardSection>
  );
}
