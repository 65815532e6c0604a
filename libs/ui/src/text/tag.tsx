import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './tag.module.css';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** Sets the colour; the text carries the meaning. */
  tone?: 'sand' | 'paper' | 'mint' | 'right' | 'wrong';
  /** Picture before the label; decorative. */
  icon?: ReactNode;
}

/** A short, static label: a category, a count, a state. For a toggle use `Chip`. */
export function Tag({ tone = 'sand', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} data-tone={tone} className={classNames(styles.tag, className)}>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
