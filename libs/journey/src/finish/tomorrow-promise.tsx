import { useAddition } from '@sirah-trails/screen-kit';
import { useQuery } from '@tanstack/react-query';
import { ComingBack } from '../review/coming-back.tsx';
import { todayQuery } from '../review/endpoints.ts';
import styles from './finish.module.css';

/** Tells at the end of a chapter which questions come back; nothing when the request fails. */
export function TomorrowPromise() {
  const { data } = useQuery({ ...todayQuery(), enabled: useAddition('today') });
  return <ComingBack count={data?.tomorrow ?? 0} className={styles.line} />;
}
