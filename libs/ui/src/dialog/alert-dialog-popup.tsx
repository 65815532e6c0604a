import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog';
import { classNames } from '../class-names/class-names.ts';
import type { AlertDialogProps } from './alert-dialog.tsx';
import styles from './dialog.module.css';

/** The alert itself: fetched when the first one opens. */
export function AlertDialogPopup({ open, title, children, actions, className }: AlertDialogProps) {
  return (
    <Primitive.Root open={open}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup className={classNames(styles.popup, styles.alert, className)}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Description render={<div />} className={styles.description}>
              {children}
            </Primitive.Description>
            <div className={styles.actions}>{actions}</div>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
