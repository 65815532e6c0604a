import type { ComponentPropsWithRef, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names/class-names.ts';
import styles from './text-link.module.css';

interface Shared {
  /** Stands on a line of its own: then it is as high as a finger. */
  alone?: boolean;
}

interface ToScreen extends LinkProps, Shared {
  href?: never;
  ref?: Ref<HTMLAnchorElement>;
}

interface ToAddress extends ComponentPropsWithRef<'a'>, Shared {
  to?: never;
  /** An address outside of the app: a letter, or a page of somebody else. */
  href: string;
}

export type TextLinkProps = ToScreen | ToAddress;

/** A link inside or beside text: `to` a screen, or `href` to a letter. */
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
