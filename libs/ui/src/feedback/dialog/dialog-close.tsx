import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { LineIcon } from '../../media/line-icons.tsx';
import { closeSign } from '../../media/signs.ts';
import { en } from '../../messages/en.ts';

/** The cross that closes a dialog or a sheet. */
export function DialogClose(props: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'aria-pressed'>) {
  const t = useMessages(en);
  return (
    <IconButton {...props} label={t('ui.close')}>
      <LineIcon d={closeSign} />
    </IconButton>
  );
}
