import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './pressable.module.css';

export type PressableProps = ComponentPropsWithRef<'button'>;

/** An unstyled button for custom controls. Prefer `Button`. */
export function Pressable({ className, type = 'button', ...rest }: PressableProps) {
  return <button {...rest} type={type} className={classNames(styles.pressable, className)} />;
}
