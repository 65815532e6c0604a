import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

type AnchorProps = ComponentPropsWithRef<'a'>;

export interface LinkProps extends Omit<AnchorProps, 'href' | 'target'> {
  to: To;
  replace?: boolean;
  /** History state of the new entry. */
  state?: unknown;
}

/** A URL outside the app: a mail link, or a page of another site. */
interface OutsideProps extends AnchorProps {
  to?: never;
  href: string;
}

/** Properties of a link `to` a screen, or with `href` to mail and other sites. */
export type AnyLinkProps = (LinkProps & { href?: never }) | OutsideProps;

/** An unstyled link to a screen. The router's own link adds framework code for fetching pages. */
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

/** Like `Link`, but also accepts a URL outside the app. */
export function AnyLink(props: AnyLinkProps) {
  return props.href === undefined ? <Link {...props} /> : <a {...props}>{props.children}</a>;
}
