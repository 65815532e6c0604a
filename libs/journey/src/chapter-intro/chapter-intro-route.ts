import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { firstData, type FeatureRoute, type RouteAddress, type ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { useDifficulty } from '../difficulty/use-difficulty.ts';
import { chapterQuery } from '../endpoints/chapter.ts';
import { quoteQuery } from '../endpoints/quote.ts';
import { worldQuery } from '../endpoints/world.ts';
import { frameEn } from '../messages/frame-en.ts';
import { useQuoteFrame } from '../quote/quote-frame.ts';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';
import { useWorld } from '../worlds/use-world.ts';
import { ChapterIntroSkeleton } from './chapter-intro-skeleton.tsx';
import { isQuoteSeen, useQuotePending } from './seen-quotes.ts';

/** A quote to set out with, then the chapter. */
export const chapterIntroRoute: FeatureRoute = {
  path: links.motivational.path,
  access: 'gated',
  useFrame: useMotivationalFrame,
  Skeleton: ChapterIntroSkeleton,
  load: () => import('./chapter-intro-screen.tsx').then(({ ChapterIntroScreen }) => ChapterIntroScreen),
  first: (address, client) => Promise.all([requestQuote(address, client), requestChapter(address, client)]),
};

async function requestQuote({ params: { chapterId: id = '' }, query }: RouteAddress, client: QueryClient) {
  const { trailId } = readJourneyContext(query);
  if (trailId === undefined || isQuoteSeen(id)) return;
  await firstData(client, quoteQuery(trailId, 'start'));
}

/** The chapter of an address, and the world that it lies in. */
export async function requestChapter(address: RouteAddress, client: QueryClient) {
  const difficulty = await firstDifficulty(address, client);
  const { chapterId, trailId } = readJourneyContext(address.query);
  const id = address.params['chapterId'] ?? chapterId;
  if (!difficulty || id === undefined) return;
  await Promise.all([
    firstData(client, chapterQuery(id, difficulty.id)),
    trailId !== undefined && firstData(client, worldQuery(trailId, difficulty.id)),
  ]);
}

function useMotivationalFrame(): ScreenFrame {
  const { chapterId: id = '' } = useParams();
  const { trailId } = readJourneyContext(useSearchParams()[0]);
  const quote = useQuoteFrame(trailId, 'start');
  const chapter = useChapterFrame(id, trailId);
  return useQuotePending(id, trailId) ? quote : chapter;
}

function useChapterFrame(id: string, trailId: string | undefined): ScreenFrame {
  const t = useMessages(frameEn);
  const chapter = useChapter(id);
  const trail = useWorld(trailId);
  return {
    title: chapter?.name ?? t('journey.chapter.title'),
    back: useBackToWorld(),
    scenery: trail?.background,
  };
}

/** The chapter of an id at the difficulty of the address; undefined until it has arrived. */
export function useChapter(id: string) {
  const difficulty = useDifficulty();
  return useQuery({ ...chapterQuery(id, difficulty?.id ?? ''), enabled: difficulty !== undefined }).data;
}
