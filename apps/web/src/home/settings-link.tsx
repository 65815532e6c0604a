import { links } from '@sirah-trails/api-client/links';
import { LineIcon, Link, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import styles from './settings-link.module.css';

// The lines of Lucide's gear (ISC).
const gear =
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** The way to the settings, at the end of the top bar. */
export function SettingsLink() {
  const t = useMessages(en);
  return (
    <Link to={links.settings()} className={styles.link}>
      <LineIcon d={gear} />
      {t('web.home.settings')}
    </Link>
  );
}
