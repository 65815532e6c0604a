import { links, type FinishQuery, type FinishScreen } from '@sirah-trails/api-client/links';
import { arrivalState } from '../map/arrival.ts';
import type { QuoteMoment } from '../milestones/endpoints.ts';
import type { StepAfter } from '../chapter/step-after.ts';

const quoteMoments: Readonly<Record<string, QuoteMoment>> = {
  SUCCESS_QUOTES: 'success',
  QUOTES_TO_LEARNING_JOURNEY: 'to_journey',
};

/** The queries at which the finish screens show a quote. */
export const quoteQueries = Object.keys(quoteMoments).map((screen) => ({ screen }));

/** The moment of the quote in a URL; null for other screens. */
export function quoteMoment({ screen = '' }: { screen?: string | undefined }): QuoteMoment | null {
  return quoteMoments[screen] ?? null;
}

/** URL of the world's map, at this sub-trail. */
export function backToWorld({ trailId, difficulty, trailName, subTrailId }: FinishQuery): string {
  return links.subTrails({ trailId, difficulty, trailName, subTrailId });
}

/** URL of another screen of the same chapter, with the next step as a hint. */
export function urlOfScreen(query: FinishQuery, next: StepAfter, screen: FinishScreen): string {
  return links.finish({ ...query, nextChapterId: next.chapterId, nextSubTrailId: next.subTrailId, screen });
}

/**
 * From the quote to the next chapter, or to the map, which shows the unlocked sub-trail. The next step is a hint of the URL; the server
 * refuses locked ones.
 *
 * @param quiet after a quiet chapter
 */
export function afterQuote(query: FinishQuery, quiet: boolean) {
  const { nextChapterId, nextSubTrailId, subTrailId } = query;
  if (nextChapterId !== undefined) return { to: urlOfChapter(query, nextChapterId) };
  const to = backToWorld({ ...query, subTrailId: nextSubTrailId ?? subTrailId });
  if (nextSubTrailId === undefined || subTrailId === undefined) return { to };
  return { to, state: arrivalState({ from: subTrailId, onward: to, quiet }) };
}

function urlOfChapter(query: FinishQuery, chapterId: string): string {
  const { trailId, subTrailId, difficulty, trailName, trail, subtrail } = query;
  return links.motivational({ chapterId, trailId, subTrailId, difficulty, trailName, trail, subtrail });
}

export function afterWorld() {
  return { to: links.journeyStart() };
}
