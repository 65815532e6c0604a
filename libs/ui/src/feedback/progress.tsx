import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './progress.module.css';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  value: number;
  max: number;
  /** The value for screen readers; default: a percentage. */
  valueText?: string | undefined;
}

export function ProgressBar({ label, value, max, valueText, className, style, ...rest }: ProgressBarProps) {
  const filled: CSSProperties = { ...style, ['--filled' as string]: share(value, max) };
  return (
    <div
      {...rest}
      {...progressbar({ label, value, max, valueText })}
      className={classNames(styles.bar, className)}
      style={filled}
    >
      <div className={styles.barFill} />
    </div>
  );
}

const radius = 26;
const circumference = 2 * Math.PI * radius;

export interface ProgressRingProps extends ProgressBarProps {
  /** Content in the middle. */
  children?: ReactNode;
}

/** Progress as a ring around a number or a picture. */
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
      {...progressbar({ label, value, max, valueText })}
      className={classNames(styles.ring, className)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.drawing}>
        <circle className={styles.ringTrack} cx="32" cy="32" r={radius} />
        {done > 0 && (
          <circle
            className={styles.ringFill}
            cx="32"
            cy="32"
            r={radius}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - done)}
          />
        )}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}

/** ARIA role and attributes. */
function progressbar({
  label,
  value,
  max,
  valueText,
}: Pick<ProgressBarProps, 'label' | 'value' | 'max' | 'valueText'>) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(Math.max(value, 0), max),
    'aria-valuetext': valueText,
  };
}

/** Completed share, from 0 to 1. */
export function share(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}
