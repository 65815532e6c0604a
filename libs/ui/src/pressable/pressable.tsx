import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './pressable.module.css';

export type PressableProps = ComponentPropsWithRef<'button'>;

/** Something to press that has a form of its own: a button without any look. For a usual action take `Button`. */
export function Pressable({ className, type = 'button', ...rest }: PressableProps) {
  return <button {...rest} type={type} className={classNames(styles.pressable, className)} />;
}
