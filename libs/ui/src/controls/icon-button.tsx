import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed'
> {
  /** The accessible name: what the button does. */
  label: string;
  /** The picture; `data-mirrors` on it mirrors it in right-to-left text. */
  children: ReactNode;
  /** `plain` is flat, `raised` is paper with an edge, `primary` marks the main action. */
  variant?: 'plain' | 'raised' | 'primary';
  /** For one that is switched on and off: whether it is on. */
  pressed?: boolean;
}

/** A round button with a picture instead of text, 48 px. */
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
