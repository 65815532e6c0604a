import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import { DoneDialog } from '../frame/dialogs.tsx';
import { accountEn } from '../messages/account-en.ts';

interface PasswordDoneProps {
  open: boolean;
  /** Success message. */
  children: string;
}

/** Confirms the change with a support contact, then returns to the menu. */
export function PasswordDone({ open, children }: PasswordDoneProps) {
  const t = useMessages(accountEn);
  const navigate = useNavigate();
  const { support_email } = useConfiguration();
  return (
    <DoneDialog
      open={open}
      onClose={() => void navigate(links.settings())}
      close={t('settings.password.close')}
    >
      <p>{children}</p>
      {support_email && (
        <p>
          {t('settings.password.not-you')}{' '}
          <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
        </p>
      )}
    </DoneDialog>
  );
}
