import type { Profile } from '@sirah-trails/api-client';
import { Card, Link, Medal, useMessages } from '@sirah-trails/ui';
import { medalsEn } from '../messages/medals-en.ts';
import { mostMedals, shownMedals } from './shown-medals.ts';
import styles from './medals.module.css';

export interface MedalsCardProps extends Pick<Profile, 'medals'> {
  /** The learner's own, which say how to get one. */
  own: boolean;
}

/** The places of a learner that give a medal, each with the way to its board. */
export function MedalsCard({ medals, own }: MedalsCardProps) {
  const t = useMessages(medalsEn);
  const shown = shownMedals(medals);
  return (
    <Card as="section" aria-labelledby="medals" className={styles.card}>
      <h2 id="medals" className={styles.title}>
        {t('medals.title')}
      </h2>
      {shown.length === 0 ? (
        <p className={styles.none}>{t(own ? 'medals.none-own' : 'medals.none')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ kind, rank, to }) => (
            <li key={kind}>
              <Link to={to} className={styles.medal}>
                <Medal kind={kind} size={48} loading="lazy" className={styles.picture} />
                <span>
                  <span className={styles.pace}>{t(`medals.${kind}`)}</span>{' '}
                  <span className={styles.place}>{t('medals.place', { rank })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {own && shown.length > 0 && shown.length < mostMedals && (
        <p className={styles.none}>{t('medals.more-own')}</p>
      )}
    </Card>
  );
}
