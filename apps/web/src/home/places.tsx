import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { useMessages } from '@sirah-trails/ui';
import { useContext } from 'react';
import { GateContext } from '../gate/gate-context.ts';
import { en } from '../messages/en.ts';
import letter from './art/places/contact-hq.svg';
import peak from './art/places/top-of-the-trails.svg';
import path from './art/places/the-trails.svg';
import { PlaceButton, PlaceLink, PlaceMail } from './place.tsx';
import styles from './places.module.css';

/** The places around base camp. A guest is stopped by the guard, or at the letter tent by the gate itself. */
export function Places() {
  const t = useMessages(en);
  const { support_email } = useConfiguration();
  const guest = useSession((state) => state.guest);
  const openGate = useContext(GateContext);
  const contact = { name: t('web.home.contact'), about: t('web.home.contact.about'), picture: letter };
  return (
    <nav aria-labelledby="places">
      <h2 id="places" className={styles.title}>
        {t('web.home.places')}
      </h2>
      <ul className={styles.places}>
        <li className={styles.wide}>
          <PlaceLink
            to={links.journeyStart()}
            name={t('web.home.trails')}
            about={t('web.home.trails.about')}
            picture={path}
          />
        </li>
        <li>
          <PlaceLink
            to={links.leaderboard()}
            name={t('web.home.board')}
            about={t('web.home.board.about')}
            picture={peak}
          />
        </li>
        {support_email && (
          <li>
            {guest ? (
              <PlaceButton {...contact} onClick={openGate} />
            ) : (
              <PlaceMail {...contact} address={support_email} />
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}
