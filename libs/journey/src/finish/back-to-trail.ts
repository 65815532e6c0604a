import { links, type FinishQuery } from '@sirah-trails/api-client/links';

/** The map of the world, at this sub-trail. */
export function backToTrail({ trailId, difficulty, trailName, subTrailId }: FinishQuery): string {
  return links.subTrails({ trailId, difficulty, trailName, subTrailId });
}
