import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './tally.module.css';

// More shapes than this are no longer counted at a glance: one shape and the number then.
const COUNTABLE = 5;

export interface TallyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many are there. */
  value: number;
  /** How many there can be. */
  max: number;
  /** The whole in words, e.g. '3 of 5 stars'. */
  label: string;
}

interface DrawnTallyProps extends TallyProps {
  kind: 'star' | 'heart';
  shape: ReactNode;
}

/** A row of equal shapes, the first ones full. */
export function Tally({ kind, shape, value, max, label, className, ...rest }: DrawnTallyProps) {
  const many = max > COUNTABLE;
  return (
    <span
      {...rest}
      role="img"
      aria-label={label}
      data-kind={kind}
      className={classNames(styles.tally, className)}
    >
      {Array.from({ length: many ? 1 : max }, (_, place) => (
        <span key={place} data-full={many || place < value || undefined} className={styles.shape}>
          {shape}
        </span>
      ))}
      {many && (
        <span className={styles.number}>
          {value}
          <span className={styles.most}>/{max}</span>
        </span>
      )}
    </span>
  );
}
