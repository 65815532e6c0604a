import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';

export interface ButtonLinkProps extends LinkProps {
  /** One primary action for each screen, the rest quiet. */
  variant?: 'primary' | 'secondary' | 'quiet';
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to another screen and looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} data-variant={variant} className={classNames(buttonStyles.button, className)} />;
}
