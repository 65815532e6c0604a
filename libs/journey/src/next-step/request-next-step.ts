import { difficultiesQuery } from '@sirah-trails/api-client';
import { firstData } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { recallDifficulty } from '../difficulty/last-difficulty.ts';
import { nextStepQuery } from './next-step-query.ts';
import { usedDifficulty } from './used-difficulty.ts';

/** The first data of `NextStepCard`, for the screen that shows it. */
export async function requestNextStep(client: QueryClient): Promise<unknown> {
  const used = usedDifficulty(await firstData(client, difficultiesQuery()), recallDifficulty());
  return used && firstData(client, nextStepQuery(used));
}
