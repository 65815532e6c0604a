import type { Avatar, AvatarItem } from '@sirah-trails/api-client';
import { FigureHead, Pressable, useMessages } from '@sirah-trails/ui';
import { avatarEn } from '../messages/avatar-en.ts';
import { ItemPicture } from '../outfit/item-picture.tsx';
import { type BodyType, fits } from '../outfit/outfit.ts';
import styles from './choices.module.css';

interface ItemChoicesProps {
  items: readonly AvatarItem[];
  outfit: Avatar;
  bodyType: BodyType;
  onChoose: (item: AvatarItem) => void;
}

/** The unlocked items for a body type. */
export function ItemChoices({ items, outfit, bodyType, onChoose }: ItemChoicesProps) {
  const open = items.filter((item) => item.status === 'unlocked' && fits(item, bodyType));
  return (
    <ul className={styles.choices}>
      {open.map((item) => (
        <li key={item.id}>
          <Pressable className={styles.choice} onClick={() => onChoose(item)}>
            <span className={styles.view}>
              <ItemPicture item={item} outfit={outfit} />
            </span>
            {item.name}
          </Pressable>
        </li>
      ))}
    </ul>
  );
}

/** Faces to choose from: one for each outfit, which has a body of that type. */
interface Face {
  readonly outfit: Avatar;
  readonly bodyType: 'girls' | 'boys';
}

interface FaceChoicesProps {
  faces: readonly Face[];
  onChoose: (face: Face) => void;
}

/** A face for each body type and skin tone; the pictures need no words. */
export function FaceChoices({ faces, onChoose }: FaceChoicesProps) {
  const t = useMessages(avatarEn);
  return (
    <ul className={styles.faces}>
      {faces.map(({ outfit, bodyType }) => (
        <li key={`${bodyType} ${outfit.skin}`}>
          <Pressable
            className={styles.choice}
            aria-label={t(`traveller.face.${bodyType}`, { skin: outfit.skin_color.name })}
            onClick={() => onChoose({ outfit, bodyType })}
          >
            <FigureHead className={styles.view} layers={[outfit.body?.[`url_${outfit.skin}`]]} />
          </Pressable>
        </li>
      ))}
    </ul>
  );
}
