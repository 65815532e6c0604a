import { profileQuery } from '@sirah-trails/api-client';
import { Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { en } from '../messages/en.ts';
import styles from './joined-line.module.css';

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Since when the learner is on the trail. Left out where it cannot be known: home works without it. */
export function JoinedLine() {
  const t = useMessages(en);
  const profile = useQuery(profileQuery());
  if (profile.isPending) return <Skeleton shape="text" className={styles.joined} />;
  const joined = new Date(profile.data?.joined_at ?? Number.NaN);
  if (Number.isNaN(joined.getTime())) return null;
  return <p className={styles.joined}>{t('web.home.joined', { date: dates.format(joined) })}</p>;
}
