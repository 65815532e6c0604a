import { profileQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { AvatarHead, type AvatarHeadProps } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './own-head.module.css';

/** The learner's own head beside the greeting. Its place is there before it comes. */
export function OwnHead() {
  return (
    <span className={styles.me}>
      <QueryView query={useQuery(profileQuery())} skeleton={null} error={() => <Head head={null} />}>
        {({ avatar_head }) => <Head head={avatar_head} />}
      </QueryView>
    </span>
  );
}

function Head({ head }: Pick<AvatarHeadProps, 'head'>) {
  return <AvatarHead head={head} size={80} eager />;
}
