import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Pressable } from '../controls/pressable.tsx';
import styles from './dots.module.css';

export interface Dot {
  readonly key: string;
  /** Where it leads. */
  readonly label: string;
}

export interface DotsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  dots: readonly Dot[];
  /** Index of the visible one. */
  current: number;
  /** The index of the one that was pressed. */
  onShow: (index: number) => void;
}

/** Pagination dots; pressing one shows its page. */
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
