import { profileQuery } from '@sirah-trails/api-client';
import { Skeleton, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { en } from '../messages/en.ts';
import styles from './joined-line.module.css';

/** The joined date. Absent where the profile does not load: home works without it. */
export function JoinedLine() {
  const t = useMessages(en);
  const longDate = useLongDate();
  const profile = useQuery(profileQuery());
  if (profile.isPending) return <Skeleton shape="text" className={styles.joined} />;
  const date = longDate(profile.data?.joined_at);
  return date && <p className={styles.joined}>{t('web.home.joined', { date })}</p>;
}
