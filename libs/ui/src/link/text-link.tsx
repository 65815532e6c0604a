import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names/class-names.ts';
import styles from './text-link.module.css';

export interface TextLinkProps extends LinkProps {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside or beside text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
