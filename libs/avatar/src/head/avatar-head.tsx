import { Picture } from '@sirah-trails/ui';
import type { CSSProperties } from 'react';
import styles from './avatar-head.module.css';

export interface AvatarHeadProps {
  /** The head as the provider gives it; without one an ornament stands in its place. */
  head: { id: string; name: string; image: string } | null | undefined;
  /** Diameter in pixels. */
  size?: number;
  /** What it is to who cannot see it. A learner's name mostly stands beside it, so it is silent by default. */
  label?: string;
  /** In sight at once, as in the greeting on home. */
  eager?: boolean;
  className?: string | undefined;
}

/** A learner's head in a round frame. The frame has its size before the picture comes, so nothing moves. */
export function AvatarHead({ head, size = 48, label = '', eager = false, className }: AvatarHeadProps) {
  const frame = { '--size': `${size}px` } as CSSProperties;
  return (
    <span className={[styles.frame, className].filter(Boolean).join(' ')} style={frame}>
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
