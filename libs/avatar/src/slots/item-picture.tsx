import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { Picture } from '@sirah-trails/ui';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  item: AvatarItem;
  look: Avatar;
}

/** A tile's view of an item; decorative. A skin tone is its colour, a head is worn by the learner's own face. */
export function ItemPicture({ item, look }: ItemPictureProps) {
  const skin = `url_${look.skin}` as const;
  const { item_category: category } = item;
  return (
    <span aria-hidden="true" className={styles.picture} data-category={category}>
      {category === 'skin_color' ? (
        <span className={styles.tone} style={{ background: item.colour }} />
      ) : (
        <>
          {category === 'head' && look.body && <Picture src={look.body[skin]} alt="" />}
          <Picture src={item[skin] ?? item.url} alt="" />
        </>
      )}
    </span>
  );
}
