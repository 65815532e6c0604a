import { links, type FinishQuery } from '@sirah-trails/api-client/links';
import type { QuoteMoment } from '../endpoints/quote.ts';
import type { NextPlace } from '../quiz/next-place.ts';

const quoteMoments: Readonly<Record<string, QuoteMoment>> = {
  SUCCESS_QUOTES: 'success',
  QUOTES_TO_LEARNING_JOURNEY: 'to_journey',
};

/** The queries at which the finish screens show a quote. */
export const quoteQueries = Object.keys(quoteMoments).map((screen) => ({ screen }));

/** The moment of the quote that an address asks for; null where it asks for another screen. */
export function quoteMoment({ screen = '' }: { screen?: string | undefined }): QuoteMoment | null {
  return quoteMoments[screen] ?? null;
}

/** The map of the world, at this sub-trail. */
export function backToWorld({ trailId, difficulty, trailName, subTrailId }: FinishQuery): string {
  return links.subTrails({ trailId, difficulty, trailName, subTrailId });
}

/** From the finished chapter on: kind words, then what comes next, or the way back to the journey's start. */
export function afterChapter(query: FinishQuery, next: NextPlace): string {
  const isLast = next.chapterId === undefined && next.subTrailId === undefined;
  return links.finish({
    ...query,
    nextChapterId: next.chapterId,
    nextSubTrailId: next.subTrailId,
    screen: isLast ? 'QUOTES_TO_LEARNING_JOURNEY' : 'SUCCESS_QUOTES',
  });
}

/** From the kind words on. What comes next is a hint of the address; the server refuses what is locked. */
export function afterQuote(query: FinishQuery): string {
  const { trailId, nextChapterId, nextSubTrailId, subTrailId, difficulty, trailName, trail, subtrail } =
    query;
  if (nextChapterId !== undefined) {
    const context = { trailId, subTrailId, difficulty, trailName, trail, subtrail };
    return links.motivational({ ...context, chapterId: nextChapterId });
  }
  if (nextSubTrailId === undefined) return backToWorld(query);
  return links.subTrails({ trailId, difficulty, trailName, subTrailId: nextSubTrailId });
}

export function afterWorld(): string {
  return links.journeyStart();
}
