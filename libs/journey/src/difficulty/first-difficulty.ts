import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { firstData, type RouteAddress } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The difficulty of an address, for the first data of a screen; undefined where the provider offers none. */
export async function firstDifficulty(
  { query }: RouteAddress,
  client: QueryClient,
): Promise<Difficulty | undefined> {
  return resolveDifficulty(await firstData(client, pageDifficultiesQuery()), query.get('difficulty'));
}
