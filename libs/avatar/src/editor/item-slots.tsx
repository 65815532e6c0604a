import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { LockShape, useMessages } from '@sirah-trails/ui';
import { useId, useState } from 'react';
import { avatarEn } from '../messages/avatar-en.ts';
import { ItemPicture } from '../outfit/item-picture.tsx';
import { hasItem } from '../outfit/outfit.ts';
import styles from './item-slots.module.css';

/** Number of slots of a category, and of the skin tones. */
const slots = 15;
const tones = 3;

interface ItemSlotsProps {
  label: string;
  name: string;
  items: readonly AvatarItem[];
  outfit: Avatar;
  onWear: (item: AvatarItem) => void;
}

/** Radio group of the category's items, padded with empty slots. */
export function ItemSlots({ label, name, items, outfit, onWear }: ItemSlotsProps) {
  const [touched, setTouched] = useState<AvatarItem | null>(null);
  const worn = items.find((item) => hasItem(outfit, item));
  const count = name === 'skin_color' ? tones : slots;
  const missing = Math.max(0, count - items.length);
  const touch = (item: AvatarItem) => {
    setTouched(item.status === 'locked' ? item : null);
    if (item.status === 'unlocked') onWear(item);
  };
  return (
    <>
      <SlotCaption item={touched ?? worn} />
      <div role="radiogroup" aria-label={label} className={styles.slots}>
        {items.map((item) => (
          <ItemSlot
            key={item.id}
            item={item}
            name={name}
            outfit={outfit}
            isWorn={item === worn}
            onTouch={() => touch(item)}
          />
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <span key={index} aria-hidden="true" className={styles.empty} />
        ))}
      </div>
    </>
  );
}

interface ItemSlotProps {
  item: AvatarItem;
  name: string;
  outfit: Avatar;
  isWorn: boolean;
  onTouch: () => void;
}

/** Radio button of an item. Locked items stay focusable, so that they can say how to unlock them. */
function ItemSlot({ item, name, outfit, isWorn, onTouch }: ItemSlotProps) {
  const id = useId();
  const isLocked = item.status === 'locked';
  const unlockText = useUnlockText()(item);
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
        // Focus by arrow keys or by a tap on the checked radio fires no change event, but shows the caption.
        onFocus={() => isLocked && onTouch()}
      />
      <ItemPicture item={item} outfit={outfit} />
      {isLocked && <LockShape className={styles.lock} />}
      <span id={id} hidden>
        {isLocked ? unlockText : item.description}
      </span>
    </label>
  );
}

/** Caption of the worn item, or of the locked item that was touched. Screen readers get it from the slots. */
function SlotCaption({ item }: { item: AvatarItem | undefined }) {
  const unlockText = useUnlockText();
  if (!item) return null;
  const isLocked = item.status === 'locked';
  return (
    <p aria-hidden="true" className={styles.caption}>
      {isLocked && <LockShape className={styles.captionLock} />}
      <span>
        <strong>{item.name}</strong> {isLocked ? unlockText(item) : item.description}
      </span>
    </p>
  );
}

/** Text on how to unlock an item. */
function useUnlockText() {
  const t = useMessages(avatarEn);
  return ({ related_world: world, unlocked_at_name: milestone }: AvatarItem): string => {
    if (!world) return t('avatar.locked.other');
    return milestone && milestone !== world
      ? t('avatar.locked.in-world', { place: milestone, world })
      : t('avatar.locked.world', { world });
  };
}
