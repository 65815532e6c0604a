import { classNames } from '../platform/class-names.ts';
import { AnyLink, type AnyLinkProps } from './link.tsx';
import styles from './text-link.module.css';

export type TextLinkProps = AnyLinkProps & {
  /** On a line of its own: then it is as high as a touch target. */
  alone?: boolean;
};

/** A link inside or beside text. */
export function TextLink({ alone, className, ...rest }: TextLinkProps) {
  return (
    <AnyLink {...rest} className={classNames(styles.link, className)} data-alone={alone ? '' : undefined} />
  );
}
