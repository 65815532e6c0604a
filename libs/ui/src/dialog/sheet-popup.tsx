import { Drawer as Primitive } from '@base-ui/react/drawer';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names/class-names.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import type { SheetProps } from './sheet.tsx';
import styles from './sheet.module.css';

/** The sheet itself: fetched when the first one opens. */
export function SheetPopup({ open, onOpenChange, title, children, className }: SheetProps) {
  const t = useMessages(en);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup className={classNames(styles.popup, className)}>
            <div className={styles.head}>
              <div className={styles.handle} />
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Close className={styles.close} aria-label={t('ui.close')}>
                <X aria-hidden="true" />
              </Primitive.Close>
            </div>
            <Primitive.Content className={styles.content}>{children}</Primitive.Content>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
