import { useConfiguration } from '@sirah-trails/api-client';
import type { ConfirmationDialog } from '@sirah-trails/screen-kit/form';
import { Button, Dialog, TextLink, useMessages } from '@sirah-trails/ui';
import { Facts } from '../frame/facts.tsx';
import { recoverAccountEn } from '../messages/recover-account-en.ts';
import type { RecoveryRequest } from './endpoints.ts';

interface ConfirmRecoveryProps extends ConfirmationDialog {
  request: RecoveryRequest | null;
}

/** 'Account Recovery': the confirmation dialog. */
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

interface RecoverySentProps {
  open: boolean;
  onClose: () => void;
}

/** 'Recovery Request Sent': the next steps, identical for every email. */
export function RecoverySent({ open, onClose }: RecoverySentProps) {
  const t = useMessages(recoverAccountEn);
  const { support_email } = useConfiguration();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('auth.recover.sent.title')}
      description={t('auth.recover.sent.text')}
      actions={<Button onClick={onClose}>{t('auth.recover.sent.close')}</Button>}
    >
      {support_email && (
        <p>
          {t('auth.recover.sent.help')} <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
        </p>
      )}
    </Dialog>
  );
}
