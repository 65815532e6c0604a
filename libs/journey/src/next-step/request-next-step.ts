import { configurationQuery, difficultiesQuery } from '@sirah-trails/api-client';
import { firstData } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { recallDifficulty } from '../difficulty/last-difficulty.ts';
import { underWayQuery } from './under-way-query.ts';
import { nextStepQuery } from './next-step-query.ts';
import { usedDifficulty } from './used-difficulty.ts';

/** The first data of `NextStepCard`, for the screen that shows it. */
export function requestNextStep(client: QueryClient): Promise<unknown> {
  return Promise.all([requestUnderWay(client), requestStep(client)]);
}

/** The configuration comes with the page; where it does not, the card asks later. */
async function requestUnderWay(client: QueryClient) {
  const configuration = client.getQueryData(configurationQuery().queryKey);
  return configuration?.capabilities?.includes('running') && firstData(client, underWayQuery());
}

async function requestStep(client: QueryClient) {
  const used = usedDifficulty(await firstData(client, difficultiesQuery()), recallDifficulty());
  return used && firstData(client, nextStepQuery(used));
}
