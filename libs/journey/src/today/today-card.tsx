import { useAddition } from '@sirah-trails/screen-kit';
import { lazyCode, Skeleton, useLazyCode } from '@sirah-trails/ui';
import styles from './today-card.module.css';

const code = lazyCode(() => import('./today-content.tsx').then(({ TodayContent }) => TodayContent));

/** For home: questions that are due, or the word of the day, where the provider offers it. Its code follows the first content. */
export function TodayCard() {
  return useAddition('today') ? <OnDemand /> : null;
}

function OnDemand() {
  const state = useLazyCode(code);
  const waiting = <Skeleton shape="card" className={styles.waiting} />;
  if (state.status === 'loaded') return <state.value waiting={waiting} />;
  // Home does without it.
  return state.status === 'failed' ? null : waiting;
}
