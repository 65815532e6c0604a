import type { NextStep, World } from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { chaptersQuery } from '../endpoints/chapters.ts';
import { subTrailsQuery } from '../endpoints/sub-trails.ts';
import { worldsQuery } from '../endpoints/worlds.ts';
import { byNumber, chapterChoice } from '../sub-trails/chapter-choice.ts';
import { currentSubTrail } from '../sub-trails/sub-trail-state.ts';
import { currentWorld } from '../worlds/current-world.ts';

/**
 * The next open chapter at one difficulty, read place by place through the same cache as the screens; null when all that is open is
 * passed. Errors: ApiError.
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

/** The world of an id; undefined where there is none. Errors: ApiError. */
export async function findWorld(
  client: QueryClient,
  id: string,
  quizTimeId: string,
): Promise<World | undefined> {
  const worlds = await client.fetchQuery(worldsQuery(quizTimeId));
  return worlds.find((world) => world.id === id);
}
