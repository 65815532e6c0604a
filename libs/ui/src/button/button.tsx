import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary action for each screen, the rest quiet. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Something is under way: the button stays focusable and says so, and does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The chunky button of the product: 56 px high with a lower edge that presses in. */
export function Button({
  variant = 'primary',
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={[styles.button, className].filter(Boolean).join(' ')}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
