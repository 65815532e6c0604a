import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { LineIcon } from '../../media/line-icons.tsx';
import { closeSign } from '../../media/signs.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { en } from '../../messages/en.ts';
import styles from './dialog-on-demand.module.css';

interface DialogFailureProps {
  /** Title of the dialog that is missing. */
  title: string;
  /** Absent where the dialog requires a decision. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** In place of a dialog that did not load or failed: the browser's own modal dialog, whose code is always there. */
export function DialogFailure({ title, onClose, children }: DialogFailureProps) {
  const t = useMessages(en);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog ref={dialog} aria-label={title} onCancel={cancel} className={styles.failure}>
      {children}
      {onClose && (
        <IconButton label={t('ui.close')} onClick={onClose} className={styles.close}>
          <LineIcon d={closeSign} />
        </IconButton>
      )}
    </dialog>
  );
}
