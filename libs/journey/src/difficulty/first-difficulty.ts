import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { firstData, type RouteAddress } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { difficultyOfAddress } from './difficulty-of-address.ts';

/** The difficulty of an address, for the first data of a screen; undefined where the provider offers none. */
export async function firstDifficulty(
  { query }: RouteAddress,
  client: QueryClient,
): Promise<Difficulty | undefined> {
  return difficultyOfAddress(await firstData(client, pageDifficultiesQuery()), query);
}
