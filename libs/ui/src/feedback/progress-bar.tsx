import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is progressing. */
  label: string;
  value: number;
  max: number;
  /** The value for screen readers; a percentage where absent. */
  valueText?: string;
}

/** Progress, as a chunky bar. */
export function ProgressBar({ label, value, max, valueText, className, style, ...rest }: ProgressBarProps) {
  const filled: CSSProperties = { ...style, ['--filled' as string]: share(value, max) };
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className={classNames(styles.track, className)}
      style={filled}
    >
      <div className={styles.fill} />
    </div>
  );
}

/** The part of the whole that is done, from 0 to 1. */
export function share(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}
