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

/** The moment of the quote that an address asks for; null where it asks for another screen. */
export function quoteMoment({ screen = '' }: { screen?: string | undefined }): QuoteMoment | null {
  return quoteMoments[screen] ?? null;
}

/** The map of the world, at this sub-trail. */
export function backToWorld({ trailId, difficulty, trailName, subTrailId }: FinishQuery): string {
  return links.subTrails({ trailId, difficulty, trailName, subTrailId });
}

/** Another screen of the same passed chapter; the address says what comes next. */
export function toScreen(query: FinishQuery, next: StepAfter, screen: FinishScreen): string {
  return links.finish({ ...query, nextChapterId: next.chapterId, nextSubTrailId: next.subTrailId, screen });
}

/**
 * From the kind words to the map, which shows what the chapter has opened. What comes next is a hint of the address; the server refuses
 * what is locked.
 *
 * @param quiet after a quiet chapter
 */
export function afterQuote(query: FinishQuery, quiet: boolean) {
  const to = backToWorld({ ...query, subTrailId: query.nextSubTrailId ?? query.subTrailId });
  const onward = afterMap(query);
  if (onward === null || query.subTrailId === undefined) return { to };
  return { to, state: arrivalState({ from: query.subTrailId, onward, quiet }) };
}

/** From the map on: the next chapter, or the sheet of the next sub-trail; null where the address names neither. */
function afterMap(query: FinishQuery): string | null {
  const { trailId, nextChapterId, nextSubTrailId, subTrailId, difficulty } = query;
  const { trailName, trail, subtrail } = query;
  if (nextChapterId !== undefined) {
    const context = { trailId, subTrailId, difficulty, trailName, trail, subtrail };
    return links.motivational({ ...context, chapterId: nextChapterId });
  }
  return nextSubTrailId === undefined ? null : backToWorld({ ...query, subTrailId: nextSubTrailId });
}

export function afterWorld() {
  return { to: links.journeyStart() };
}
