import { difficultiesQuery, type QuizTime } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { firstData, type RouteAddress } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The difficulty of an address, for the first data of a screen; undefined where the provider offers none. */
export async function firstDifficulty(
  { query }: RouteAddress,
  client: QueryClient,
): Promise<QuizTime | undefined> {
  return resolveDifficulty(await firstData(client, difficultiesQuery()), query.get('difficulty'));
}
