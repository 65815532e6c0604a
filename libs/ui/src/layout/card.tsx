import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './card.module.css';

interface OwnProps<As extends ElementType> {
  /** The element or component that the card is; a link or a button presses in. */
  as?: As;
  /** `paper` is the top layer, `sand` lies behind others, `mint` invites. */
  tone?: 'paper' | 'sand' | 'mint';
  /** A lattice of stars in the far corner: for a card with little text. */
  ornament?: boolean;
}

export type CardProps<As extends ElementType = 'div'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As>>;

/** A sheet of paper with an edge. */
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
