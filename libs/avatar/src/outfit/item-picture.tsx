import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { FigureHead, Picture } from '@sirah-trails/ui';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  item: AvatarItem;
  outfit: Avatar;
}

/** Decorative picture of an item: a skin tone is its colour, a head is drawn on the learner's own face. */
export function ItemPicture({ item, outfit }: ItemPictureProps) {
  const skin = `url_${outfit.skin}` as const;
  const { item_category: category } = item;
  const picture = item[skin] ?? item.url;
  if (category === 'head') return <FigureHead layers={[outfit.body?.[skin], picture]} />;
  return (
    <span aria-hidden="true" className={styles.picture} data-category={category}>
      {category === 'skin_color' ? (
        <span className={styles.tone} style={{ background: item.colour }} />
      ) : (
        <Picture src={picture} alt="" />
      )}
    </span>
  );
}
