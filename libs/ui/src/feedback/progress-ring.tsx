import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { share } from './progress-bar.tsx';
import styles from './progress-ring.module.css';

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

export interface ProgressRingProps extends ComponentPropsWithRef<'div'> {
  /** What is progressing. */
  label: string;
  value: number;
  max: number;
  /** The value for screen readers; a percentage where absent. */
  valueText?: string;
  /** Shown in the middle. */
  children?: ReactNode;
}

/** Progress, as a ring around a number or a picture. */
export function ProgressRing({
  label,
  value,
  max,
  valueText,
  className,
  children,
  ...rest
}: ProgressRingProps) {
  const done = share(value, max);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className={classNames(styles.ring, className)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.drawing}>
        <circle className={styles.track} cx="32" cy="32" r={RADIUS} />
        {done > 0 && (
          <circle
            className={styles.fill}
            cx="32"
            cy="32"
            r={RADIUS}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - done)}
          />
        )}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
