import type { ComponentPropsWithRef, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names/class-names.ts';
import styles from './text-link.module.css';

interface Shared {
  /** On a line of its own: then it is as high as a touch target. */
  alone?: boolean;
}

interface ToScreen extends LinkProps, Shared {
  href?: never;
  ref?: Ref<HTMLAnchorElement>;
}

interface ToAddress extends ComponentPropsWithRef<'a'>, Shared {
  to?: never;
  /** An address outside of the app: a mail link, or a page of another site. */
  href: string;
}

export type TextLinkProps = ToScreen | ToAddress;

/** A link inside or beside text: `to` a screen, or `href` for mail and other sites. */
export function TextLink({ alone, className, children, ...rest }: TextLinkProps) {
  const shared = { className: classNames(styles.link, className), 'data-alone': alone ? '' : undefined };
  if (rest.href === undefined) {
    return (
      <Link {...rest} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} {...shared}>
      {children}
    </a>
  );
}
