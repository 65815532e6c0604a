import { firstData } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { chaptersQuery } from '../endpoints/chapters.ts';
import { subTrailsQuery } from '../endpoints/sub-trails.ts';
import { worldsQuery } from '../endpoints/worlds.ts';
import { byNumber } from '../sub-trails/chapter-choice.ts';

/** Where a passed chapter leads. Both empty: it was the last one of its world. */
export interface NextPlace {
  readonly chapterId?: string | undefined;
  readonly subTrailId?: string | undefined;
}

export interface Here {
  readonly chapterId: string;
  readonly quizTimeId: string;
  readonly subTrailId: string | undefined;
  readonly trailId: string | undefined;
}

/** The next chapter of the sub-trail, else the next sub-trail of the world, as the provider's data has them. */
export async function findNextPlace(client: QueryClient, here: Here): Promise<NextPlace> {
  const { chapterId, quizTimeId, subTrailId, trailId } = here;
  if (subTrailId === undefined) return {};
  const chapters = byNumber(await client.fetchQuery(chaptersQuery(subTrailId, quizTimeId)));
  const nextChapter = after(chapters, chapterId);
  if (nextChapter || trailId === undefined) return { chapterId: nextChapter?.id };
  const subTrails = await client.fetchQuery(subTrailsQuery(trailId, quizTimeId));
  return { subTrailId: after(subTrails, subTrailId)?.id };
}

/**
 * Whether nothing comes after the chapter: it is the last one of the last world, as the provider's data has them. False
 * where the address does not say in which world the chapter is. The three lists are requested side by side.
 */
export async function isLastOfAll(client: QueryClient, here: Here): Promise<boolean> {
  const { chapterId, quizTimeId, subTrailId, trailId } = here;
  if (trailId === undefined || subTrailId === undefined) return false;
  const [chapters, subTrails, trails] = await Promise.all([
    firstData(client, chaptersQuery(subTrailId, quizTimeId)),
    firstData(client, subTrailsQuery(trailId, quizTimeId)),
    firstData(client, worldsQuery(quizTimeId)),
  ]);
  const path = [byNumber(chapters).at(-1)?.id, subTrails.at(-1)?.id, trails.at(-1)?.id];
  return path.join() === [chapterId, subTrailId, trailId].join();
}

function after<Item extends { id: string }>(items: readonly Item[], id: string): Item | undefined {
  const index = items.findIndex((item) => item.id === id);
  return index < 0 ? undefined : items[index + 1];
}
