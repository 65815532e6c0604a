import type { Chapter } from '@sirah-trails/api-client';
import { readFinish, type FinishQuery } from '@sirah-trails/api-client/links';
import {
  firstData,
  type ScreenParts,
  type RouteAddress,
  type ScreenFrame,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { useDifficulty } from '../difficulty/use-difficulty.ts';
import { worldQuery } from '../endpoints/world.ts';
import { finishEn } from '../messages/finish-en.ts';
import { frameEn } from '../messages/frame-en.ts';
import { useQuoteFrame } from '../quote/quote-frame.ts';
import { requestQuote } from '../quote/request-quote.ts';
import { starsToPass } from '../rules/rules.ts';
import { useWorld } from '../worlds/use-world.ts';
import { confirmedChapterQuery } from './confirmed-chapter-query.ts';
import { backToWorld, quoteMoment, quoteQueries } from './finish-ways.ts';
import styles from './finish.module.css';
import { FinishScreen } from './finish-screen.tsx';
import { confirmedScreen, type ResultFacts } from './result-chain.ts';
import { resultQuery } from './result-facts-query.ts';

/** What follows a passed chapter. */
export const finishParts: ScreenParts = {
  useFrame: useFinishFrame,
  Content: FinishScreen,
  first: requestFinish,
  variants: quoteQueries,
};

async function requestFinish(address: RouteAddress, client: QueryClient) {
  const query = readFinish(address.params['trailId'] ?? '', address.query);
  const moment = quoteMoment(query);
  const quote = moment && requestQuote(client, query.trailId, moment);
  const difficulty = await firstDifficulty(address, client);
  await (quote ?? (difficulty && requestChapter(query, difficulty.id, client)));
}

/** The address says what comes next until the lists do, which are read behind the stars. */
async function requestChapter(query: FinishQuery, quizTimeId: string, client: QueryClient) {
  const { chapterId, trailId } = query;
  if (chapterId === undefined) return;
  const chapter = confirmedChapterQuery(chapterId, quizTimeId);
  // Stars that were read before the last answer confirm nothing: it has made them old.
  if (client.getQueryState(chapter.queryKey)?.isInvalidated)
    client.removeQueries({ queryKey: chapter.queryKey, exact: true });
  await Promise.all([firstData(client, chapter), firstData(client, worldQuery(trailId, quizTimeId))]);
}

function useFinishFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { trailId = '' } = useRouteParams();
  const query = readFinish(trailId, useSearchParams()[0]);
  const moment = quoteMoment(query);
  const quote = useQuoteFrame(moment ? trailId : undefined, moment ?? 'success');
  const world = useWorld(moment ? undefined : trailId)?.theme;
  const chapter = useConfirmedChapter(moment ? undefined : query.chapterId);
  const isPassed = chapter !== undefined && chapter.star >= starsToPass;
  const reward = useShownReward(query, chapter);
  const title = isPassed ? reward.title : (chapter?.name ?? t('finish.title.open'));
  const back = { to: backToWorld(query), label: t('journey.back.trail') };
  const wide = isPassed && reward.isGreat;
  return moment ? quote : { title, back, ground: true, wide, world, className: styles['finish'] };
}

/** The title of the reward that is shown, and whether it is the end of a world or of the journey: it has the whole screen. */
function useShownReward(query: FinishQuery, chapter: Chapter | undefined) {
  const t = useMessages({ ...frameEn, ...finishEn });
  const facts = useResultFacts(query, chapter);
  const shown = facts ? confirmedScreen(query.screen, facts) : 'FINISH_CHAPTER';
  const ends = shown === 'FINISH_CHAPTER' && !chapter?.quiet ? facts?.ends : undefined;
  const title = () => {
    if (shown === 'UNLOCK_MEDAL') return t('finish.way-medal.title', { ended: facts?.ends ?? '' });
    if (shown === 'UNLOCK_CHAPTER_MEDAL') return t('finish.medal.title');
    if (shown === 'UNLOCK_ITEM') return t('finish.item.title');
    if (shown === 'UNLOCK_BADGE') return t('finish.badge.title', { count: facts?.badges.length ?? 1 });
    if (ends === 'journey') return t('finish.journey.title');
    return t(ends === 'world' ? 'finish.world.title' : 'finish.title');
  };
  return { title: title(), isGreat: ends === 'journey' || ends === 'world' };
}

/** What the chapter has brought, as soon as the provider has said it. */
function useResultFacts(query: FinishQuery, chapter: Chapter | undefined): ResultFacts | undefined {
  const { chapterId = '', trailId, subTrailId } = query;
  const quizTimeId = useDifficulty()?.id ?? '';
  const here = { chapterId, quizTimeId, subTrailId, trailId };
  return useQuery({
    ...resultQuery(here),
    enabled: chapter !== undefined && subTrailId !== undefined && !quoteMoment(query),
  }).data;
}

/** The chapter as the finish screen has confirmed it; undefined until then. */
function useConfirmedChapter(chapterId: string | undefined): Chapter | undefined {
  const difficulty = useDifficulty();
  const enabled = chapterId !== undefined && difficulty !== undefined;
  return useQuery({ ...confirmedChapterQuery(chapterId ?? '', difficulty?.id ?? ''), enabled }).data;
}
