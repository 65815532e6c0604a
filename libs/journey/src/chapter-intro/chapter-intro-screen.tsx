import { readJourneyContext } from '@sirah-trails/api-client/links';
import { useRouteParams } from '@sirah-trails/screen-kit';
import { useSearchParams } from 'react-router';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { Quote } from '../quote/quote.tsx';
import { ChapterIntroSkeleton } from './chapter-intro-skeleton.tsx';
import { ChapterIntro } from './chapter-intro.tsx';
import { markQuoteSeen, useQuotePending } from './seen-quotes.ts';

/** A quote to set out with, then the chapter: its books and its quiz. */
export function ChapterIntroScreen() {
  const { chapterId: id = '' } = useRouteParams();
  const { trailId } = readJourneyContext(useSearchParams()[0]);
  const pending = useQuotePending(id, trailId);
  if (pending && trailId !== undefined) {
    return <Quote trailId={trailId} moment="start" onContinue={() => markQuoteSeen(id)} />;
  }
  return (
    <DifficultyGate skeleton={<ChapterIntroSkeleton />}>
      {(difficulty) => <ChapterIntro id={id} difficulty={difficulty} />}
    </DifficultyGate>
  );
}
