import type { Profile } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Card, Link, Medal, type MedalKind, useMessages } from '@sirah-trails/ui';
import { profileEn } from '../messages/profile-en.ts';
import styles from './medals.module.css';

interface MedalsCardProps extends Pick<Profile, 'medals'> {
  /** Adds how to earn a medal, for the learner's own card. */
  own: boolean;
}

/** The ranks that earn a medal and the rank of the Infinity Trail, with links to their boards. */
export function MedalsCard({ medals, own }: MedalsCardProps) {
  const t = useMessages(profileEn);
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
                {rank <= medalRanks && (
                  <Medal kind={kind} size={48} loading="lazy" className={styles.picture} />
                )}
                <span>
                  <span className={styles.pace}>{t(`medals.${kind}`)}</span>{' '}
                  <span className={styles.rank}>{t('medals.place', { rank })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {own && shown.length > 0 && shown.length < maxMedals && (
        <p className={styles.none}>{t('medals.more-own')}</p>
      )}
    </Card>
  );
}

/** A rank with the URL of its board. */
interface ShownMedal {
  readonly kind: MedalKind;
  readonly rank: number;
  readonly to: string;
}

/** The best ranks earn a medal. A lower rank of the Infinity Trail is shown without one. */
const medalRanks = 10;
const paces: readonly string[] = ['easy', 'medium', 'hard', 'expert'] satisfies MedalKind[];

const maxMedals = paces.length + 1;

/** The medals by pace, then the Infinity Trail. */
function shownMedals({ regular_medals, endless_rank }: Profile['medals']): ShownMedal[] {
  const regular = regular_medals
    .filter(({ rank, difficulty }) => rank <= medalRanks && paces.includes(difficulty))
    .toSorted((one, other) => paces.indexOf(one.difficulty) - paces.indexOf(other.difficulty))
    .map(({ rank, difficulty, quiz_time_id: id }) => ({
      kind: difficulty,
      rank,
      to: links.leaderboard({ mode: 'learning_journey', difficulty: id }),
    }));
  if (endless_rank === null) return regular;
  return [
    ...regular,
    { kind: 'endless', rank: endless_rank, to: links.leaderboard({ mode: 'endless_mode' }) },
  ];
}
