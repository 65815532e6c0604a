import type { QuizTime } from '@sirah-trails/api-client';
import { readCarried } from '@sirah-trails/api-client/links';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useDifficulty } from '../difficulty/use-difficulty.ts';
import { DifficultyGate } from '../difficulty/difficulty-gate.tsx';
import { chapterQuery } from '../endpoints/chapter.ts';
import { ChapterFrame } from '../frame/chapter-frame.tsx';
import { QuoteScreen } from '../quote/quote-screen.tsx';
import { ChapterIntro } from './chapter-intro.tsx';
import { ChapterIntroSkeleton } from './chapter-intro-skeleton.tsx';
import { useTrail } from '../trails/use-trail.ts';
import { useChapter } from './use-chapter.ts';
import { useQuoteOnce } from './use-quote-once.ts';

/** A quote to set out with, then the chapter: its books and its quiz. */
export function MotivationalScreen() {
  const { id = '' } = useParams();
  const { trailId } = readCarried(useSearchParams()[0]);
  const difficulty = useDifficulty();
  const quote = useQuoteOnce(id);
  if (trailId !== undefined && !quote.seen) {
    return (
      <>
        {difficulty && <Ahead id={id} difficulty={difficulty} />}
        <QuoteScreen trailId={trailId} moment="start" onContinue={quote.leave} />
      </>
    );
  }
  return <Chapter id={id} />;
}

/** Fetches the chapter while the quote is read. */
function Ahead({ id, difficulty }: { id: string; difficulty: QuizTime }) {
  usePrefetchQuery(chapterQuery(id, difficulty.id));
  return null;
}

function Chapter({ id }: { id: string }) {
  const { trailId } = readCarried(useSearchParams()[0]);
  const trail = useTrail(trailId);
  return (
    <ChapterFrame name={useChapter(id)?.name} scenery={trail?.background}>
      <DifficultyGate skeleton={<ChapterIntroSkeleton />}>
        {(difficulty) => <ChapterIntro id={id} difficulty={difficulty} />}
      </DifficultyGate>
    </ChapterFrame>
  );
}
