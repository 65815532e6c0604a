import { difficultiesQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { recallDifficulty } from '../difficulty/last-difficulty.ts';
import { underWayQuery } from './under-way-query.ts';
import { nextStepQuery } from './next-step-query.ts';
import { journeyDifficulty } from '../difficulty/journey-difficulty.ts';

/** The first data of `NextStepCard`, for the screen that shows it. */
export function requestNextStep(client: QueryClient): Promise<unknown> {
  return Promise.all([requestUnderWay(client), requestStep(client)]);
}

async function requestUnderWay(client: QueryClient) {
  return isAdditionKnown(client, 'running') && firstData(client, underWayQuery());
}

async function requestStep(client: QueryClient) {
  const { difficulty } = journeyDifficulty(await firstData(client, difficultiesQuery()), recallDifficulty());
  return difficulty?.next_step === undefined && difficulty && firstData(client, nextStepQuery(difficulty.id));
}
