import { profileQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { lazyComponent, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { summaryEn } from '../messages/summary-en.ts';
import styles from './own-summary.module.css';

/** In the profile screen's chunk, which has the same cards. Loads after the first view: they are at the end of home. */
const OwnCards = lazyComponent(() => import('./public-profile-screen.tsx').then((code) => code.OwnCards), {
  Loading: SummarySkeleton,
});

/** The learner's own summary for home. */
export function OwnSummary() {
  const t = useMessages(summaryEn);
  return (
    <QueryView query={useQuery(profileQuery())} skeleton={<SummarySkeleton />} error={t('summary.error')}>
      {(profile) => <OwnCards profile={profile} />}
    </QueryView>
  );
}

function SummarySkeleton() {
  return <Skeleton shape="card" className={styles.waiting} />;
}
