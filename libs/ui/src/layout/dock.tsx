import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './dock.module.css';

export interface DockProps extends ComponentPropsWithRef<'div'> {
  /** `right` for what follows a right answer. */
  tone?: 'plain' | 'right';
}

/**
 * The tray with the main action of a screen, always at the lower edge of its column: what is longer than the screen scrolls
 * behind it. The last child of a `Screen`, or of something in it that fills its height.
 */
export function Dock({ tone = 'plain', className, ...rest }: DockProps) {
  return <div {...rest} data-tone={tone} className={classNames(styles.dock, className)} />;
}
