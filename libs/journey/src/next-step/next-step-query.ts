import { queryRoots, type Chapter, type QuizTime, type SubTrail, type Trail } from '@sirah-trails/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { chaptersQuery } from '../endpoints/chapters.ts';
import { subTrailsQuery } from '../endpoints/sub-trails.ts';
import { worldsQuery } from '../endpoints/worlds.ts';
import { byNumber, chapterChoice } from '../sub-trails/chapter-choice.ts';
import { currentSubTrail } from '../sub-trails/sub-trail-state.ts';
import { currentWorld } from '../worlds/current-world.ts';

/** The next chapter a learner can play, and where it lies. */
export interface NextStep {
  difficulty: QuizTime;
  trail: Trail;
  subTrail: SubTrail;
  chapter: Chapter;
}

/** The next open chapter at one difficulty; null when all that is open is passed. Errors: ApiError. */
export function nextStepQuery(difficulty: QuizTime) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'next-step', difficulty.id],
    queryFn: ({ client }) => findNextStep(client, difficulty),
  });
}

/** Reads through the same cache as the screens, so that going on finds them there. */
async function findNextStep(client: QueryClient, difficulty: QuizTime): Promise<NextStep | null> {
  const trail = currentWorld(await client.fetchQuery(worldsQuery(difficulty.id)));
  if (!trail) return null;
  const subTrail = currentSubTrail(await client.fetchQuery(subTrailsQuery(trail.id, difficulty.id)));
  if (!subTrail) return null;
  const chapters = await client.fetchQuery(chaptersQuery(subTrail.id, difficulty.id));
  const chapter = byNumber(chapters).find((row) => chapterChoice(row) === 'open');
  return chapter ? { difficulty, trail, subTrail, chapter } : null;
}
