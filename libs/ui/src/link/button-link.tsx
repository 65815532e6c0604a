import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ButtonFace, type ButtonVariant } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';

export interface ButtonLinkProps extends LinkProps {
  /** One primary action for each screen, the rest quiet. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** A picture before the words; decorative. */
  icon?: ReactNode;
  /** A picture after the words, e.g. an arrow; `data-mirrors` on it mirrors it in right-to-left text. */
  endIcon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to another screen and looks like a button. */
export function ButtonLink({
  variant = 'primary',
  icon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} data-variant={variant} className={classNames(buttonStyles.button, className)}>
      <ButtonFace icon={icon} endIcon={endIcon}>
        {children}
      </ButtonFace>
    </Link>
  );
}
