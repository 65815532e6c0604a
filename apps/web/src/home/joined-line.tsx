import { profileQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Skeleton, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { en } from '../messages/en.ts';
import styles from './joined-line.module.css';

/** The joined date. Its line stays empty where the profile does not load: home works without it. */
export function JoinedLine() {
  return (
    <QueryView
      query={useQuery(profileQuery())}
      skeleton={<Skeleton shape="text" className={styles.joined} />}
      error={() => <p className={styles.joined} />}
    >
      {({ joined_at }) => <Joined at={joined_at} />}
    </QueryView>
  );
}

function Joined({ at }: { at: string }) {
  const t = useMessages(en);
  const date = useLongDate()(at);
  return <p className={styles.joined}>{date && t('web.home.joined', { date })}</p>;
}
