import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

type AnchorProps = ComponentPropsWithRef<'a'>;

export interface LinkProps extends Omit<AnchorProps, 'href' | 'target'> {
  /** URL of a screen. */
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** What the navigation brings along. */
  state?: unknown;
}

/** A URL outside the app: a mail link, or a page of another site. */
interface OutsideProps extends AnchorProps {
  to?: never;
  href: string;
}

/** Of a link `to` a screen, or with `href` to mail and other sites. */
export type AnyLinkProps = (LinkProps & { href?: never }) | OutsideProps;

/** The link to a screen, without a look. The router's own brings code along that fetches the pages of a framework. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace && { replace }) });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Like `Link`, or an anchor with a URL outside the app. */
export function AnyLink(props: AnyLinkProps) {
  return props.href === undefined ? <Link {...props} /> : <a {...props}>{props.children}</a>;
}
