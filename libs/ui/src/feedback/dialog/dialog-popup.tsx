import { Dialog as Primitive } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { classNames } from '../../platform/class-names.ts';
import { DialogClose } from './dialog-close.tsx';
import type { DialogProps } from './dialog.tsx';
import { startOfDialog } from './start-of-dialog.ts';
import styles from './dialog.module.css';

/** The dialog itself: fetched when the first one opens. */
export function DialogPopup({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  picture,
  children,
  actions,
  dismissible = true,
  className,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => isOpen || onClosed?.()}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup
            ref={popup}
            initialFocus={() => startOfDialog(popup.current)}
            className={classNames(styles.popup, className)}
          >
            {picture && (
              <div aria-hidden="true" className={styles.picture}>
                {picture}
              </div>
            )}
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {description && (
              <Primitive.Description render={<div />} className={styles.description}>
                {description}
              </Primitive.Description>
            )}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
            {dismissible && <Primitive.Close render={<DialogClose className={styles.close} />} />}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
