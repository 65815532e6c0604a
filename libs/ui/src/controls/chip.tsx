import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  pressed: boolean;
  /** Picture before the label; decorative. */
  icon?: ReactNode;
}

/** A small toggle, e.g. a filter. For a single choice use `ChipStrip`. */
export function Chip({ pressed, icon, className, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={classNames(styles.chip, className)}>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
