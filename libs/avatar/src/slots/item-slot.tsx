import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { LockShape } from '@sirah-trails/ui';
import { useId } from 'react';
import { ItemPicture } from './item-picture.tsx';
import styles from './item-slots.module.css';
import { useHowToGet } from './use-how-to-get.ts';

interface ItemSlotProps {
  item: AvatarItem;
  name: string;
  look: Avatar;
  isWorn: boolean;
  onTouch: () => void;
}

/** One thing to wear. A locked one can be reached, so that it can say how to get it. */
export function ItemSlot({ item, name, look, isWorn, onTouch }: ItemSlotProps) {
  const id = useId();
  const isLocked = item.status === 'locked';
  const howToGet = useHowToGet()(item);
  return (
    <label className={styles.slot} data-locked={isLocked ? '' : undefined}>
      <input
        type="radio"
        name={name}
        value={item.id}
        checked={isWorn}
        aria-label={item.name}
        aria-describedby={id}
        aria-disabled={isLocked || undefined}
        className={styles.radio}
        onChange={onTouch}
        // The arrow keys and a tap on what is worn choose nothing new, but ask for the words.
        onFocus={() => isLocked && onTouch()}
      />
      <ItemPicture item={item} look={look} />
      {isLocked && <LockShape className={styles.lock} />}
      <span id={id} hidden>
        {isLocked ? howToGet : item.description}
      </span>
    </label>
  );
}
