import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './dock.module.css';

export interface DockProps extends ComponentPropsWithRef<'div'> {
  /** `right` after a right answer. */
  tone?: 'plain' | 'right';
}

/**
 * The sticky bar with a screen's main action: long content scrolls behind it. Must be the last child of a `Screen`,
 * or of a child that fills its height.
 */
export function Dock({ tone = 'plain', className, ...rest }: DockProps) {
  return <div {...rest} data-tone={tone} className={classNames(styles.dock, className)} />;
}
