import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { en } from '../messages/en.ts';

/** The cross that closes a dialog or a sheet. */
export function DialogClose(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'aria-pressed'>) {
  const t = useMessages(en);
  return (
    <IconButton {...props} label={t('ui.close')}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
