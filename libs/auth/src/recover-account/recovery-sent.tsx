import { useConfiguration } from '@sirah-trails/api-client';
import { Button, Dialog, TextLink, useMessages } from '@sirah-trails/ui';
import { recoverAccountEn } from '../messages/recover-account-en.ts';

interface RecoverySentProps {
  open: boolean;
  onClose: () => void;
}

/** 'Recovery Request Sent': what happens next. The same for every address. */
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
