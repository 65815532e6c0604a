import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  shape: 'text' | 'title' | 'card' | 'tile' | 'button' | 'field' | 'circle' | 'picture';
}

/** A placeholder in the shape of the content. Hidden from screen readers: the screen announces that it loads. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" data-shape={shape} className={classNames(styles.skeleton, className)} />
  );
}
