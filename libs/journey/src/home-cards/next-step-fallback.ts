import type { NextStep } from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { chaptersQuery, subTrailsQuery, worldsQuery } from '../milestones/endpoints.ts';
import { byNumber, chapterChoice, currentSubTrail, currentWorld } from '../milestones/rules.ts';

/**
 * Fallback for a provider without the addition `next_step`: finds the next open chapter at one difficulty in the lists of worlds,
 * sub-trails and chapters, through the screens' cache. Null when all open chapters are passed. Errors: ApiError.
 */
export async function findNextStep(client: QueryClient, quizTimeId: string): Promise<NextStep | null> {
  const trail = currentWorld(await client.fetchQuery(worldsQuery(quizTimeId)));
  if (!trail) return null;
  const subTrail = currentSubTrail(await client.fetchQuery(subTrailsQuery(trail.id, quizTimeId)));
  if (!subTrail) return null;
  const chapters = await client.fetchQuery(chaptersQuery(subTrail.id, quizTimeId));
  const chapter = byNumber(chapters).find((row) => chapterChoice(row) === 'open');
  return chapter ? { trail, sub_trail: subTrail, chapter } : null;
}
