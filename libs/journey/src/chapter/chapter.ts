import { readJourneyContext } from '@sirah-trails/api-client/links';
import { firstData, type RouteAddress } from '@sirah-trails/screen-kit';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { firstDifficulty } from '../difficulty/first-difficulty.ts';
import { useDifficulty } from '../difficulty/use-difficulty.ts';
import { chapterQuery } from '../endpoints/chapter.ts';
import { worldQuery } from '../endpoints/world.ts';

/** The chapter of an address and, unless left out, the world that it lies in. */
export async function requestChapter(address: RouteAddress, client: QueryClient, { world = true } = {}) {
  const difficulty = await firstDifficulty(address, client);
  const { chapterId, trailId } = readJourneyContext(address.query);
  const id = address.params['chapterId'] ?? chapterId;
  if (!difficulty || id === undefined) return;
  await Promise.all([
    firstData(client, chapterQuery(id, difficulty.id)),
    world && trailId !== undefined && firstData(client, worldQuery(trailId, difficulty.id)),
  ]);
}

/** The chapter of an id at the difficulty of the address; undefined until it has arrived. `wanted: false` requests nothing. */
export function useChapter(id: string, { wanted = true } = {}) {
  const difficulty = useDifficulty();
  const enabled = wanted && difficulty !== undefined;
  return useQuery({ ...chapterQuery(id, difficulty?.id ?? ''), enabled }).data;
}
