import { readJourneyContext } from '@sirah-trails/api-client/links';
import {
  type ScreenParts,
  type RouteAddress,
  type ScreenFrame,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { requestChapter, useChapter } from '../chapter/chapter.ts';
import { frameEn } from '../messages/frame-en.ts';
import { useQuoteFrame } from '../quote/quote-frame.ts';
import { requestQuote } from '../quote/request-quote.ts';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';
import { useWorld } from '../worlds/use-world.ts';
import { isQuoteSeen, useQuotePending } from './seen-quotes.ts';
import { ChapterIntroScreen } from './chapter-intro-screen.tsx';

/** A quote to set out with, then the chapter. */
export const chapterIntroParts: ScreenParts = {
  useFrame: useMotivationalFrame,
  Content: ChapterIntroScreen,
  first: requestShown,
  prefetch: requestIntro,
};

/** A world lies behind the chapter only: its quote has a place of its own. */
function requestShown(address: RouteAddress, client: QueryClient) {
  return Promise.all([requestStart(address, client), requestChapter(address, client, { world: false })]);
}

function requestIntro(address: RouteAddress, client: QueryClient) {
  return Promise.all([requestStart(address, client), requestChapter(address, client)]);
}

async function requestStart({ params: { chapterId: id = '' }, query }: RouteAddress, client: QueryClient) {
  const { trailId } = readJourneyContext(query);
  if (trailId === undefined || isQuoteSeen(id)) return;
  await requestQuote(client, trailId, 'start');
}

function useMotivationalFrame(): ScreenFrame {
  const { chapterId: id = '' } = useRouteParams();
  const { trailId } = readJourneyContext(useSearchParams()[0]);
  const trail = useWorld(trailId);
  const quote = useQuoteFrame(trailId, 'start');
  const chapter = useChapterFrame(id, trail?.background);
  return { ...(useQuotePending(id, trailId) ? quote : chapter), world: trail?.theme };
}

function useChapterFrame(id: string, scenery: string | undefined): ScreenFrame {
  const t = useMessages(frameEn);
  const chapter = useChapter(id);
  return {
    title: chapter?.name ?? t('journey.chapter.title'),
    back: useBackToWorld(),
    scenery,
  };
}
