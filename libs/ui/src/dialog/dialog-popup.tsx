import { Dialog as Primitive } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import type { DialogProps } from './dialog.tsx';
import { startOfDialog } from './start-of-dialog.ts';
import styles from './dialog.module.css';

/** The dialog itself: fetched when the first one opens. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  children,
  dismissible = true,
  className,
}: DialogProps) {
  const t = useMessages(en);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup
            ref={popup}
            initialFocus={() => startOfDialog(popup.current)}
            className={classNames(styles.popup, className)}
          >
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {description && (
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            )}
            {children}
            {dismissible && (
              <Primitive.Close className={styles.close} aria-label={t('ui.close')}>
                <X aria-hidden="true" />
              </Primitive.Close>
            )}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
