import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Picture } from '../media/picture.tsx';
import styles from './picture-tile.module.css';

interface OwnProps<As extends ElementType> {
  /** A link, or a button where a dialog opens first. */
  as: As;
  name: string;
  /** What to do there, in a few words. */
  about?: string | undefined;
  /** URL of its picture. */
  picture: string;
  /** A word on the picture, e.g. that something is new or how far the learner is. */
  badge?: ReactNode;
}

export type PictureTileProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As> | 'children'>;

/** A link as a picture above a sign with its name. */
export function PictureTile<As extends ElementType>({
  as,
  name,
  about,
  picture,
  badge,
  className,
  ...rest
}: PictureTileProps<As>) {
  const Element: ElementType = as;
  return (
    <Element
      type={as === 'button' ? 'button' : undefined}
      {...rest}
      className={classNames(styles.tile, className)}
    >
      <span className={styles.view}>
        <Picture src={picture} alt="" className={styles.picture} />
        {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.sign}>
        <strong className={styles.name}>{name}</strong>
        {about && <span className={styles.about}>{about}</span>}
      </span>
    </Element>
  );
}
