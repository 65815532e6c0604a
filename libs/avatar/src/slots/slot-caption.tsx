import type { AvatarItem } from '@sirah-trails/api-client';
import { LockShape } from '@sirah-trails/ui';
import styles from './item-slots.module.css';
import { useHowToGet } from './use-how-to-get.ts';

/** The words to what is worn, or to the locked item that was touched. The slots say them to a screen reader. */
export function SlotCaption({ item }: { item: AvatarItem | undefined }) {
  const howToGet = useHowToGet();
  if (!item) return null;
  const isLocked = item.status === 'locked';
  return (
    <p aria-hidden="true" className={styles.caption}>
      {isLocked && <LockShape className={styles.captionLock} />}
      <span>
        <strong>{item.name}</strong> {isLocked ? howToGet(item) : item.description}
      </span>
    </p>
  );
}
