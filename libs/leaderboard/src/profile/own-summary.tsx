import { type Profile, profileQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { lazyCode, MissingCode, Skeleton, useLazyCode, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { summaryEn } from '../messages/summary-en.ts';
import styles from './own-summary.module.css';

/** In the profile screen's chunk, which has the same cards. Loads after the first view: they are at the end of home. */
const code = lazyCode(() => import('./public-profile-screen.tsx').then(({ OwnCards }) => OwnCards));

/** The learner's own summary for home. */
export function OwnSummary() {
  const t = useMessages(summaryEn);
  return (
    <QueryView query={useQuery(profileQuery())} skeleton={<SummarySkeleton />} error={t('summary.error')}>
      {(profile) => <OnDemand profile={profile} />}
    </QueryView>
  );
}

function OnDemand({ profile }: { profile: Profile }) {
  const state = useLazyCode(code);
  if (state.status === 'loaded') return <state.value profile={profile} />;
  return state.status === 'failed' ? <MissingCode onRetry={() => void code.load()} /> : <SummarySkeleton />;
}

function SummarySkeleton() {
  return <Skeleton shape="card" className={styles.waiting} />;
}
