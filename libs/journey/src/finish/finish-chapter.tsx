import type { Chapter, Difficulty } from '@sirah-trails/api-client';
import type { FinishQuery } from '@sirah-trails/api-client/links';
import { isLocked, isMissing, QueryView } from '@sirah-trails/screen-kit';
import { Button, ButtonLink, EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { chapterEnding } from './chapter-ending.ts';
import { confirmedChapterQuery } from './endpoints.ts';
import { backToWorld, urlOfScreen } from './finish-urls.ts';
import styles from './finish.module.css';
import { confirmedScreen, screenAfter } from './result-chain.ts';
import { type Result, resultQuery } from './result.ts';
import { Reward } from './reward.tsx';
import { rewardsEn } from '../messages/rewards.ts';
import { sharedEn } from '../messages/shared.ts';
import { starsToPass } from '../milestones/rules.ts';

interface FinishChapterProps {
  readonly query: FinishQuery & { chapterId: string };
  readonly quizTime: Difficulty;
}

/** The rewards of a passed chapter, one screen after another: the stars, a medal, items, badges. */
export function FinishChapter({ query, quizTime }: FinishChapterProps) {
  const t = useMessages(rewardsEn);
  const chapter = useQuery(confirmedChapterQuery(query.chapterId, quizTime.id));
  return (
    <QueryView
      query={chapter}
      skeleton={<FinishSkeleton />}
      error={t('finish.error')}
      refusal={(error) => {
        const kind = refusalOf(error);
        return kind && <NotFinished kind={kind} backTo={backToWorld(query)} />;
      }}
    >
      {(data) =>
        data.star >= starsToPass ? (
          <Passed chapter={data} query={query} quizTime={quizTime} />
        ) : (
          <NotFinished kind="not-passed" backTo={backToWorld(query)} />
        )
      }
    </QueryView>
  );
}

interface PassedProps extends FinishChapterProps {
  readonly chapter: Chapter;
}

/** Rewards other than the stars need the results; when those fail, the URL names the next step. */
function Passed(props: PassedProps) {
  const { query, quizTime } = props;
  const { chapterId, trailId, subTrailId, screen = 'FINISH_CHAPTER' } = query;
  const played = { chapterId, quizTimeId: quizTime.id, subTrailId, trailId };
  const result = useQuery({ ...resultQuery(played), enabled: subTrailId !== undefined });
  const byUrl = <Rewards {...props} facts={factsOfUrl(query)} />;
  if (subTrailId === undefined) return byUrl;
  const waiting = <Rewards {...props} facts={factsOfUrl(query)} isWaiting />;
  return (
    <QueryView
      query={result}
      skeleton={screen === 'FINISH_CHAPTER' ? waiting : <FinishSkeleton />}
      error={() => byUrl}
    >
      {(facts) => <Rewards {...props} facts={facts} isConfirmed />}
    </QueryView>
  );
}

interface RewardsProps extends PassedProps {
  readonly facts: Result;
  readonly isWaiting?: boolean;
  readonly isConfirmed?: boolean;
}

function Rewards({ chapter, query, quizTime, facts, isWaiting = false, isConfirmed = false }: RewardsProps) {
  const t = useMessages(rewardsEn);
  const navigate = useNavigate();
  const shown = confirmedScreen(query.screen, facts);
  const next = screenAfter(shown, facts);
  if (next === undefined) return <Navigate to={urlOfScreen(query, facts.next, shown)} replace />;
  return (
    <Reward
      screen={shown}
      chapter={chapter}
      ending={chapterEnding(chapter, query)}
      facts={isConfirmed ? facts : { ...facts, ends: 'chapter' }}
      quizTime={quizTime}
      trailId={query.trailId}
      actions={
        <Button busy={isWaiting} onClick={() => void navigate(urlOfScreen(query, facts.next, next))}>
          {t('finish.next')}
        </Button>
      }
    />
  );
}

/** Result by the URL alone: the next step, and no confirmed reward. */
function factsOfUrl({ nextChapterId: chapterId, nextSubTrailId: subTrailId }: FinishQuery): Result {
  const isLast = chapterId === undefined && subTrailId === undefined;
  const next = { chapterId, subTrailId };
  return { next, ends: isLast ? 'world' : 'chapter', rank: null, items: [], itemError: null, badges: [] };
}

function refusalOf(error: unknown) {
  if (isLocked(error)) return 'locked';
  return isMissing(error) ? 'missing' : null;
}

interface NotFinishedProps {
  readonly kind: 'not-passed' | 'locked' | 'missing';
  readonly backTo: string;
}

/** In place of rewards: the reason, and a link to the map. */
function NotFinished({ kind, backTo }: NotFinishedProps) {
  const t = useMessages(rewardsEn);
  const why = useMessages(sharedEn);
  return (
    <EmptyPanel
      title={kind === 'not-passed' ? t('finish.not-passed.title') : why(`quiz.${kind}.title`)}
      action={<ButtonLink to={backTo}>{t('finish.to-map')}</ButtonLink>}
    >
      {kind === 'not-passed' ? t('finish.not-passed.text', { count: starsToPass }) : why(`quiz.${kind}.text`)}
    </EmptyPanel>
  );
}

/** The shape of the finished chapter. */
export function FinishSkeleton() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Skeleton shape="circle" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </div>
  );
}
