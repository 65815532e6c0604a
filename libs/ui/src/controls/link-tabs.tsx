import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './tabs.module.css';
import { Link } from './link.tsx';

export interface LinkTab {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly current: boolean;
}

export interface LinkTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  tabs: readonly LinkTab[];
  /** `large` for the two or three parts of a screen, `small` for a choice within a part. */
  look: 'large' | 'small';
}

/** Views of a screen with their own URLs: links, so that they can be bookmarked and shared. */
export function LinkTabs({ label, tabs, look, ...rest }: LinkTabsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.tabs} data-look={look}>
        {tabs.map(({ key, to, text, current }) => (
          <li key={key} className={classNames(styles.item, styles.holder)}>
            <Link to={to} replace className={styles.tab} aria-current={current ? 'page' : undefined}>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
