import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import { BackWay, type WayBack } from './back-way.tsx';
import styles from './back-bar.module.css';

export interface BackBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The way back: to a place, or what happens instead. */
  back?: WayBack | undefined;
  /** At the end, e.g. a count of stars. */
  aside?: ReactNode;
}

/** The upper edge of a screen: the way back, and what the learner has. */
export function BackBar({ back, aside, className, ...rest }: BackBarProps) {
  return (
    <header {...rest} className={classNames(styles.bar, className)}>
      {back && <BackWay {...back} />}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
