import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed'
> {
  /** The accessible name. */
  label: string;
  /** The icon; `data-mirrors` on it mirrors it in right-to-left text. */
  children: ReactNode;
  /** `plain` is flat, `raised` is paper with an edge, `primary` marks the main action. */
  variant?: 'plain' | 'raised' | 'primary';
  /** State of a toggle. */
  pressed?: boolean;
}

/** A round icon button, 48 px. */
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
