import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Picture } from './picture.tsx';
import styles from './avatar-head.module.css';

export interface AvatarHeadProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Head in the provider's format; an ornament replaces a missing head. */
  head: { id: string; name: string; image: string } | null | undefined;
  /** Diameter in pixels. */
  size?: number;
  /** Text alternative; empty beside the learner's name. */
  label?: string;
  /** Loads at once, because it is visible without scrolling. */
  eager?: boolean;
}

/** A learner's head in a round frame of fixed size, which avoids a layout shift. */
export function AvatarHead({
  head,
  size = 48,
  label = '',
  eager = false,
  className,
  style,
  ...rest
}: AvatarHeadProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.frame, className)}
      style={{ ...style, '--size': `${size}px` } as CSSProperties}
    >
      <Picture
        key={head?.image}
        src={head?.image}
        alt={label}
        width={size}
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        className={styles.picture}
      />
    </span>
  );
}
