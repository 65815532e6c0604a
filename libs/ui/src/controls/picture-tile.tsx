import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Picture } from '../media/picture.tsx';
import styles from './picture-tile.module.css';

interface OwnProps<As extends ElementType> {
  /** A link, or a button that opens a dialog first. */
  as: As;
  name: string;
  /** Short description. */
  about?: string | undefined;
  picture: string;
  /** A label on the picture, e.g. "New" or the learner's progress. */
  badge?: ReactNode;
}

export type PictureTileProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As> | 'children'>;

/** A link with a picture above a sign with its name. */
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
