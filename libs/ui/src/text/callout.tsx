import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './callout.module.css';

export interface CalloutProps extends ComponentPropsWithRef<'div'> {
  /** A short label, e.g. "Hint". */
  label: string;
  /** Sets the colour; the label carries the meaning. */
  tone: 'wrong' | 'right' | 'sand';
}

/** A highlighted text under a label. Not announced; use `Notice` for news. */
export function Callout({ label, tone, className, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.callout, className)}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
