import { classNames } from '../platform/class-names.ts';
import { AnyLink, type AnyLinkProps } from './link.tsx';
import styles from './text-link.module.css';

export type TextLinkProps = AnyLinkProps & {
  /** Outside a sentence: the link is as high as a touch target. */
  alone?: boolean;
};

export function TextLink({ alone, className, ...rest }: TextLinkProps) {
  return (
    <AnyLink {...rest} className={classNames(styles.link, className)} data-alone={alone ? '' : undefined} />
  );
}
