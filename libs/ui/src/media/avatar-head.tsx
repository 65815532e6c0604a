import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Picture } from './picture.tsx';
import styles from './avatar-head.module.css';

export interface AvatarHeadProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The head in the provider's form; an ornament replaces a missing one. */
  head: { id: string; name: string; image: string } | null | undefined;
  /** Diameter in pixels. */
  size?: number;
  /** Text alternative. Empty where the learner's name stands beside the head. */
  label?: string;
  /** Visible without scrolling, so that the picture loads at once. */
  eager?: boolean;
}

/** A learner's head in a round frame. The frame has its size before the picture comes, so nothing moves. */
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
