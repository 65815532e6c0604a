import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export type CardProps<As extends ElementType = 'div'> = ComponentPropsWithRef<As> & {
  /** The element or component that the card is; a link or a button lifts and presses. */
  as?: As;
  /** Warm sand instead of paper: for a card that stands behind others. */
  tone?: 'paper' | 'sand';
};

/** A sheet of paper with an edge. */
export function Card<As extends ElementType = 'div'>({
  as,
  tone = 'paper',
  className,
  ...rest
}: CardProps<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} data-tone={tone} className={classNames(styles.card, className)} />;
}
