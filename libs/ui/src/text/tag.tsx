import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './tag.module.css';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The kind of tag; the text says it, the colour repeats it. */
  tone?: 'sand' | 'paper' | 'mint' | 'right' | 'wrong';
  /** Picture before the label; decorative. */
  icon?: ReactNode;
}

/** A short word about a thing: a category, a count, a state. Not to be pressed; that is a `Chip`. */
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
