import type { Chapter } from '@sirah-trails/api-client';
import { type FinishQuery, readFinish } from '@sirah-trails/api-client/links';
import {
  firstData,
  isAdditionKnown,
  type RouteLocation,
  type ScreenFrame,
  screen,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import type { Translate } from '@sirah-trails/ui';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Quote, requestQuote, useQuoteFrame } from '../chapter/quote.tsx';
import { confirmedChapterQuery, foundOutQuery } from './endpoints.ts';
import { FinishChapter, FinishSkeleton } from './finish-chapter.tsx';
import { afterQuote, afterWorld, backToWorld, quoteMoment, quoteQueries } from './finish-urls.ts';
import styles from './finish.module.css';
import { confirmedScreen, type ResultFacts, rewardsOf } from './result-chain.ts';
import { resultQuery } from './result.ts';
import { rewardsEn } from '../messages/rewards.ts';
import { DifficultyGate } from '../milestones/difficulty-gate.tsx';
import { firstDifficulty, useDifficulty } from '../milestones/difficulty.ts';
import { worldQuery } from '../milestones/endpoints.ts';
import { starsToPass } from '../milestones/rules.ts';
import { useWorld } from '../milestones/url-milestones.ts';

/**
 * The screens after a passed chapter. The URL only suggests one of them: the provider confirms stars and rewards, and an unconfirmed
 * reward is not shown.
 */
export default screen({
  messages: rewardsEn,
  first: requestFinish,
  variants: quoteQueries,
  useFrame: useFinishFrame,
  Content: Finish,
});

async function requestFinish(location: RouteLocation, client: QueryClient) {
  const query = readFinish(location.params['trailId'] ?? '', location.query);
  const moment = quoteMoment(query);
  const [difficulty] = await Promise.all([
    firstDifficulty(location, client),
    moment && requestQuote(client, query.trailId, moment),
  ]);
  if (!moment && difficulty) await requestChapter(query, difficulty.id, client);
}

/** Requests the lists of the next step while the stars are shown. */
async function requestChapter(query: FinishQuery, quizTimeId: string, client: QueryClient) {
  const { chapterId, trailId } = query;
  if (chapterId === undefined) return;
  const chapter = confirmedChapterQuery(chapterId, quizTimeId);
  // Stars that were read before the last answer are out of date.
  if (client.getQueryState(chapter.queryKey)?.isInvalidated)
    client.removeQueries({ queryKey: chapter.queryKey, exact: true });
  await Promise.all([
    firstData(client, chapter),
    firstData(client, worldQuery(trailId, quizTimeId)),
    isAdditionKnown(client, 'album') && firstData(client, foundOutQuery(chapterId)),
  ]);
}

function useFinishFrame(
  t: Translate<typeof rewardsEn>,
  _data: undefined,
  { params: { trailId = '' }, query: search }: RouteLocation,
): ScreenFrame {
  const query = readFinish(trailId, search);
  const moment = quoteMoment(query);
  const quote = useQuoteFrame(moment ? trailId : undefined, moment ?? 'success');
  const world = useWorld(moment ? undefined : trailId)?.theme;
  const chapter = useConfirmedChapter(moment ? undefined : query.chapterId);
  const isPassed = chapter !== undefined && chapter.star >= starsToPass;
  const reward = useShownReward(t, query, chapter);
  const title = isPassed ? reward.title : (chapter?.name ?? t('finish.title.open'));
  const back = { to: backToWorld(query), label: t('journey.back.trail') };
  const wide = isPassed && reward.isGreat;
  return moment
    ? quote
    : { title, back, ground: true, wide, world, readAloud: true, className: styles['finish'] };
}

/** Title of the shown reward, and whether it fills the screen: the end of a world or of the journey. */
function useShownReward(t: Translate<typeof rewardsEn>, query: FinishQuery, chapter: Chapter | undefined) {
  const facts = useResultFacts(query, chapter);
  const shown = facts ? confirmedScreen(query.screen, facts) : 'FINISH_CHAPTER';
  const ends = shown === 'FINISH_CHAPTER' && !chapter?.quiet ? facts?.ends : undefined;
  const title = () => {
    if (facts && rewardsOf(shown, facts).length > 1) return t('finish.rewards.title');
    if (shown === 'UNLOCK_MEDAL') return t('finish.way-medal.title', { ended: facts?.ends ?? '' });
    if (shown === 'UNLOCK_CHAPTER_MEDAL') return t('finish.medal.title');
    if (shown === 'UNLOCK_ITEM') return t('finish.item.title');
    if (shown === 'UNLOCK_BADGE') return t('finish.badge.title', { count: facts?.badges.length ?? 1 });
    if (ends === 'journey') return t('finish.journey.title');
    return t(ends === 'world' ? 'finish.world.title' : 'finish.title');
  };
  return { title: title(), isGreat: ends === 'journey' || ends === 'world' };
}

/** The results of the chapter; undefined until they have loaded. */
function useResultFacts(query: FinishQuery, chapter: Chapter | undefined): ResultFacts | undefined {
  const { chapterId = '', trailId, subTrailId } = query;
  const quizTimeId = useDifficulty()?.id ?? '';
  const played = { chapterId, quizTimeId, subTrailId, trailId };
  return useQuery({
    ...resultQuery(played),
    enabled: chapter !== undefined && subTrailId !== undefined && !quoteMoment(query),
  }).data;
}

/** The chapter with its confirmed stars; undefined until it has loaded. */
function useConfirmedChapter(chapterId: string | undefined): Chapter | undefined {
  const difficulty = useDifficulty();
  const enabled = chapterId !== undefined && difficulty !== undefined;
  return useQuery({ ...confirmedChapterQuery(chapterId ?? '', difficulty?.id ?? ''), enabled }).data;
}

function Finish() {
  const { trailId = '' } = useRouteParams();
  const query = readFinish(trailId, useSearchParams()[0]);
  const navigate = useNavigate();
  const { chapterId } = query;
  const isQuiet = useWasQuiet(query);
  const moment = quoteMoment(query);
  if (chapterId === undefined) return <Navigate to={backToWorld(query)} replace />;
  if (moment) {
    const { to, ...options } = moment === 'success' ? afterQuote(query, isQuiet) : afterWorld();
    return <Quote trailId={trailId} moment={moment} onContinue={() => void navigate(to, options)} />;
  }
  return (
    <DifficultyGate skeleton={<FinishSkeleton />}>
      {(quizTime) => <FinishChapter query={{ ...query, chapterId }} quizTime={quizTime} />}
    </DifficultyGate>
  );
}

/** Whether the chapter was quiet, by the cache of the screens before. */
function useWasQuiet({ chapterId = '', quizTimeId = '' }: FinishQuery): boolean {
  const { queryKey } = confirmedChapterQuery(chapterId, quizTimeId);
  return useQueryClient().getQueryData<Chapter>(queryKey)?.quiet === true;
}
