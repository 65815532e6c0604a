import { difficultiesQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { recallDifficulty } from '../difficulty/last-difficulty.ts';
import { underWayQuery } from './under-way-query.ts';
import { nextStepQuery } from './next-step-query.ts';
import { usedDifficulty } from './used-difficulty.ts';

/** The first data of `NextStepCard`, for the screen that shows it. */
export function requestNextStep(client: QueryClient): Promise<unknown> {
  return Promise.all([requestUnderWay(client), requestStep(client)]);
}

async function requestUnderWay(client: QueryClient) {
  return isAdditionKnown(client, 'running') && firstData(client, underWayQuery());
}

async function requestStep(client: QueryClient) {
  const used = usedDifficulty(await firstData(client, difficultiesQuery()), recallDifficulty());
  return used && used.next_step === undefined && firstData(client, nextStepQuery(used.id));
}
