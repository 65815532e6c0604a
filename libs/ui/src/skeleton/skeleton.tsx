import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The form of what is on its way. */
  shape: 'text' | 'title' | 'card' | 'tile' | 'button' | 'field' | 'circle' | 'picture';
}

/** A quiet shape where content will be. The screen says that it loads; the shape says nothing. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" data-shape={shape} className={classNames(styles.skeleton, className)} />
  );
}
