import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed'
> {
  /** What it does, in words: its name, as nothing else says it. */
  label: string;
  /** The picture; `data-mirrors` on it turns it around in right-to-left text. */
  children: ReactNode;
  /** `plain` lies on its ground, `raised` is paper with an edge, `primary` the one that matters most. */
  variant?: 'plain' | 'raised' | 'primary';
  /** For one that is switched on and off: whether it is on. */
  pressed?: boolean;
}

/** A round button with a picture instead of words, 48 px. */
export function IconButton({
  label,
  variant = 'plain',
  pressed,
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-variant={variant}
      className={classNames(styles.button, className)}
    >
      {children}
    </button>
  );
}
