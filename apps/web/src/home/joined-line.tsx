import { profileQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Skeleton, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { en } from '../messages/en.ts';
import styles from './joined-line.module.css';

/** The joined date. Absent where the profile does not load: home works without it. */
export function JoinedLine() {
  return (
    <QueryView
      query={useQuery(profileQuery())}
      skeleton={<Skeleton shape="text" className={styles.joined} />}
      error={() => null}
    >
      {({ joined_at }) => <Joined at={joined_at} />}
    </QueryView>
  );
}

function Joined({ at }: { at: string }) {
  const t = useMessages(en);
  const date = useLongDate()(at);
  return date && <p className={styles.joined}>{t('web.home.joined', { date })}</p>;
}
