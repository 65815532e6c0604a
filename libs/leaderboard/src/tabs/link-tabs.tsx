import { Link } from 'react-router';
import styles from './link-tabs.module.css';

export interface LinkTab {
  key: string;
  to: string;
  text: string;
  current: boolean;
}

export interface LinkTabsProps {
  /** What the tabs choose. */
  label: string;
  tabs: readonly LinkTab[];
  look: 'large' | 'small';
}

/** Views of one screen, each with an address of its own: links, so that they can be kept and shared. */
export function LinkTabs({ label, tabs, look }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} data-look={look}>
        {tabs.map(({ key, to, text, current }) => (
          <li key={key} className={styles.item}>
            <Link to={to} replace className={styles.tab} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
