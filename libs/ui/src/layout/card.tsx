import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './card.module.css';

interface OwnProps<As extends ElementType> {
  /** Element or component of the card; a link or a button presses in. */
  as?: As;
  /** `paper` is the top layer, `sand` a lower layer, `mint` invites. */
  tone?: 'paper' | 'sand' | 'mint';
  /** A lattice of stars in a corner, for a card with little text. */
  ornament?: boolean;
}

export type CardProps<As extends ElementType = 'div'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As>>;

export function Card<As extends ElementType = 'div'>({
  as,
  tone = 'paper',
  ornament = false,
  className,
  ...rest
}: CardProps<As>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      data-tone={tone}
      data-ornament={ornament ? '' : undefined}
      className={classNames(styles.card, className)}
    />
  );
}
