import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { screen } from '@sirah-trails/screen-kit';
import { Card, LineIcon, Link, preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useId } from 'react';
import { menuEn } from '../messages/menu-en.ts';
import { type MenuEntry, type MenuGroup, menuGroups } from './menu-entries.ts';
import { onIcon } from './menu-icons.ts';
import styles from './menu-screen.module.css';
import { SignOutEntry } from './sign-out.tsx';

export default screen({
  messages: menuEn,
  useFrame: (t) => ({
    title: t('settings.menu.title'),
    back: { to: links.home(), label: t('settings.menu.back') },
    landscape: true,
    ground: true,
  }),
  Content: Menu,
  idle: preloadDialogs,
});

/** Links to all available settings screens, and sign-out. */
function Menu() {
  const { capabilities = [] } = useConfiguration();
  const isOffered = ({ needs }: MenuEntry) =>
    needs === undefined || needs.some((addition) => capabilities.includes(addition));
  const groups = menuGroups
    .map(({ title, entries }) => ({ title, entries: entries.filter(isOffered) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <Card className={styles.group}>
        <SignOutEntry className={styles.entry} signClassName={styles.sign} />
      </Card>
    </>
  );
}

function Group({ title, entries }: MenuGroup) {
  const t = useMessages(menuEn);
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(title)}
      </h2>
      <Card as="ul" className={styles.group}>
        {entries.map(({ to, name, sign }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              <LineIcon d={sign} className={styles.sign} />
              <span>{t(name)}</span>
              <LineIcon d={onIcon} data-mirrors="" className={styles.on} />
            </Link>
          </li>
        ))}
      </Card>
    </nav>
  );
}
