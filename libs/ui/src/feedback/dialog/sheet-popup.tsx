import { Drawer as Primitive } from '@base-ui/react/drawer';
import { classNames } from '../../platform/class-names.ts';
import { DialogClose } from './dialog-close.tsx';
import type { SheetProps } from './sheet.tsx';
import styles from './sheet.module.css';

/** The sheet itself: fetched when the first one opens. */
export function SheetPopup({ open, onOpenChange, title, children, actions, className }: SheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup className={classNames(styles.popup, className)}>
            <div className={styles.head}>
              <div className={styles.handle} />
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Close render={<DialogClose className={styles.close} />} />
            </div>
            <Primitive.Content className={styles.content}>{children}</Primitive.Content>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
