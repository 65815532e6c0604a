import type { ReactNode } from 'react';
import { ButtonFace, type ButtonVariant } from './button.tsx';
import buttonStyles from './button.module.css';
import { classNames } from '../platform/class-names.ts';
import { AnyLink, type AnyLinkProps } from './link.tsx';

export type ButtonLinkProps = AnyLinkProps & {
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** Picture before the label; decorative. */
  icon?: ReactNode;
  /** Picture after the label, e.g. an arrow; `data-mirrors` on it mirrors it in right-to-left text. */
  endIcon?: ReactNode;
};

/** A link to a screen or site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  icon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AnyLink {...rest} data-variant={variant} className={classNames(buttonStyles.button, className)}>
      <ButtonFace icon={icon} endIcon={endIcon}>
        {children}
      </ButtonFace>
    </AnyLink>
  );
}
