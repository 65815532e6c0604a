import { profileQuery } from '@sirah-trails/api-client';
import { AvatarHead } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './own-head.module.css';

/** The learner's own head beside the greeting. Its place is there before it comes. */
export function OwnHead() {
  const { data, isPending } = useQuery(profileQuery());
  return (
    <span className={styles.me}>{!isPending && <AvatarHead head={data?.avatar_head} size={80} eager />}</span>
  );
}
