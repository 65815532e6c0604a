import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { useState } from 'react';
import { wears } from '../editor/choice.ts';
import { ItemSlot } from './item-slot.tsx';
import { SlotCaption } from './slot-caption.tsx';
import styles from './item-slots.module.css';

/** Slots of a category, and of the skin tones. */
const slots = 15;
const tones = 3;

interface ItemSlotsProps {
  label: string;
  name: string;
  items: readonly AvatarItem[];
  look: Avatar;
  onWear: (item: AvatarItem) => void;
}

/** What there is to wear, one of it worn; slots whose items are still to come stay empty. */
export function ItemSlots({ label, name, items, look, onWear }: ItemSlotsProps) {
  const [asked, setAsked] = useState<AvatarItem | null>(null);
  const worn = items.find((item) => wears(look, item));
  const places = name === 'skin_color' ? tones : slots;
  const missing = Math.max(0, places - items.length);
  const touch = (item: AvatarItem) => {
    setAsked(item.status === 'locked' ? item : null);
    if (item.status === 'unlocked') onWear(item);
  };
  return (
    <>
      <SlotCaption item={asked ?? worn} />
      <div role="radiogroup" aria-label={label} className={styles.slots}>
        {items.map((item) => (
          <ItemSlot
            key={item.id}
            item={item}
            name={name}
            look={look}
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
