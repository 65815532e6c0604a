import type { ConfirmationDialog } from '@sirah-trails/screen-kit/form';
import { Button, Dialog, useMessages } from '@sirah-trails/ui';
import type { RecoveryRequest } from '../endpoints/recover-account.ts';
import { Facts } from '../frame/facts.tsx';
import { recoverAccountEn } from '../messages/recover-account-en.ts';

interface ConfirmRecoveryProps extends ConfirmationDialog {
  request: RecoveryRequest | null;
}

/** 'Account Recovery': asks before the request is sent. */
export function ConfirmRecovery({ open, request, onDecide, onClosed }: ConfirmRecoveryProps) {
  const t = useMessages(recoverAccountEn);
  return (
    <Dialog
      open={open}
      onOpenChange={() => onDecide(false)}
      onClosed={onClosed}
      title={t('auth.recover.confirm.title')}
      description={t('auth.recover.confirm.text')}
      actions={
        <>
          <Button onClick={() => onDecide(true)}>{t('auth.recover.confirm.send')}</Button>
          <Button variant="quiet" onClick={() => onDecide(false)}>
            {t('auth.recover.confirm.discard')}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [t('auth.recover.confirm.email'), request?.email ?? null],
          [t('auth.recover.confirm.reason'), request?.message ?? null],
        ]}
      />
    </Dialog>
  );
}
