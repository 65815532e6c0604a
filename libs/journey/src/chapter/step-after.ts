import type { ChapterFacts } from '@sirah-trails/quiz-engine/core';
import { firstData } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { chaptersQuery, subTrailsQuery, worldsQuery } from '../milestones/endpoints.ts';
import { byNumber } from '../milestones/rules.ts';

/** The next step after a passed chapter. Both are undefined after the last chapter of a world. */
export interface StepAfter {
  readonly chapterId?: string | undefined;
  readonly subTrailId?: string | undefined;
}

/** A chapter in play, with the milestones that contain it. */
export interface PlayedChapter {
  readonly chapterId: string;
  readonly quizTimeId: string;
  readonly subTrailId: string | undefined;
  readonly trailId: string | undefined;
}

/** The next chapter of the sub-trail, else the next sub-trail of the world. */
export async function findStepAfter(client: QueryClient, played: PlayedChapter): Promise<StepAfter> {
  const { chapterId, quizTimeId, subTrailId, trailId } = played;
  if (subTrailId === undefined) return {};
  const chapters = byNumber(await client.fetchQuery(chaptersQuery(subTrailId, quizTimeId)));
  const nextChapter = after(chapters, chapterId);
  if (nextChapter || trailId === undefined) return { chapterId: nextChapter?.id };
  const subTrails = await client.fetchQuery(subTrailsQuery(trailId, quizTimeId));
  return { subTrailId: after(subTrails, subTrailId)?.id };
}

/**
 * The largest milestone of which the chapter is the last; 'chapter' where the URL does not name its world. The three lists are requested
 * in parallel.
 */
export async function findEnd(client: QueryClient, played: PlayedChapter): Promise<ChapterFacts['ends']> {
  const { chapterId, quizTimeId, subTrailId, trailId } = played;
  if (trailId === undefined || subTrailId === undefined) return 'chapter';
  const [chapters, subTrails, trails] = await Promise.all([
    firstData(client, chaptersQuery(subTrailId, quizTimeId)),
    firstData(client, subTrailsQuery(trailId, quizTimeId)),
    firstData(client, worldsQuery(quizTimeId)),
  ]);
  if (byNumber(chapters).at(-1)?.id !== chapterId) return 'chapter';
  if (subTrails.at(-1)?.id !== subTrailId) return 'sub-trail';
  return trails.at(-1)?.id === trailId ? 'journey' : 'world';
}

function after<Item extends { id: string }>(items: readonly Item[], id: string): Item | undefined {
  const index = items.findIndex((item) => item.id === id);
  return index < 0 ? undefined : items[index + 1];
}
