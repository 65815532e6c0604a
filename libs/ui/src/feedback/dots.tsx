import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Pressable } from '../controls/pressable.tsx';
import styles from './dots.module.css';

export interface Dot {
  readonly key: string;
  /** Accessible name. */
  readonly label: string;
}

export interface DotsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  dots: readonly Dot[];
  /** Index of the visible page. */
  current: number;
  /** Called with the index of the pressed dot. */
  onShow: (index: number) => void;
}

/** Pagination dots. */
export function Dots({ dots, current, onShow, className, ...rest }: DotsProps) {
  return (
    <ul {...rest} className={classNames(styles.dots, className)}>
      {dots.map(({ key, label }, index) => (
        <li key={key}>
          <Pressable
            className={styles.dot}
            aria-label={label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        </li>
      ))}
    </ul>
  );
}
