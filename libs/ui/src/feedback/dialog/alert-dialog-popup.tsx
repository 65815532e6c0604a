import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { classNames } from '../../platform/class-names.ts';
import type { AlertDialogProps } from './alert-dialog.tsx';
import { startOfDialog } from './start-of-dialog.ts';
import styles from './dialog.module.css';

/** The alert itself: fetched when the first one opens. */
export function AlertDialogPopup({ open, title, picture, children, actions, className }: AlertDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root open={open}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup
            ref={popup}
            initialFocus={() => startOfDialog(popup.current, ways.current)}
            className={classNames(styles.popup, styles.alert, className)}
          >
            {picture && (
              <div aria-hidden="true" className={styles.picture}>
                {picture}
              </div>
            )}
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {children && (
              <Primitive.Description render={<div />} className={styles.description}>
                {children}
              </Primitive.Description>
            )}
            <div ref={ways} className={styles.actions}>
              {actions}
            </div>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
