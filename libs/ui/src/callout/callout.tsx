import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './callout.module.css';

export interface CalloutProps extends ComponentPropsWithRef<'div'> {
  /** What it is, in a word or two above the rest: a hint, the answer. */
  label: string;
  /** What kind of thing it is; the label says it, the colour repeats it. */
  tone: 'wrong' | 'right' | 'sand';
}

/** A few words that stand out from the text around them, under a label. Silent; news that is to be heard is a `Notice`. */
export function Callout({ label, tone, className, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.callout, className)}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
