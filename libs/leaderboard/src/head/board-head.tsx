import type { AvatarHead } from '@sirah-trails/api-client';
import { type CSSProperties, useContext } from 'react';
import styles from './board-head.module.css';
import { HeadSlotContext } from './head-slot.tsx';

interface BoardHeadProps {
  /** Null where nobody stands yet. */
  head: AvatarHead | null;
  /** Diameter in pixels. */
  size: number;
  className?: string | undefined;
}

/** The place of a head on a board. It keeps its size, whoever draws in it, or nobody. */
export function BoardHead({ head, size, className }: BoardHeadProps) {
  const render = useContext(HeadSlotContext);
  return (
    <span
      className={[styles.head, className].filter(Boolean).join(' ')}
      style={{ '--head': `${size}px` } as CSSProperties}
    >
      {head && render?.(head, size)}
    </span>
  );
}
