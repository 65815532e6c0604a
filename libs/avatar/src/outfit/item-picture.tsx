import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { Picture } from '@sirah-trails/ui';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  item: AvatarItem;
  outfit: Avatar;
}

/** Decorative picture of an item: a skin tone is its colour, a head is drawn on the learner's own face. */
export function ItemPicture({ item, outfit }: ItemPictureProps) {
  const skin = `url_${outfit.skin}` as const;
  const { item_category: category } = item;
  return (
    <span aria-hidden="true" className={styles.picture} data-category={category}>
      {category === 'skin_color' ? (
        <span className={styles.tone} style={{ background: item.colour }} />
      ) : (
        <>
          {category === 'head' && outfit.body && <Picture src={outfit.body[skin]} alt="" />}
          <Picture src={item[skin] ?? item.url} alt="" />
        </>
      )}
    </span>
  );
}
