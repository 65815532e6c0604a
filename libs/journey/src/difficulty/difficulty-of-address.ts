import type { Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';

/** The difficulty that an address names, by id, label or number; the address of a finished chapter may have its id alone. */
export function difficultyOfAddress(
  all: readonly Difficulty[],
  query: URLSearchParams,
): Difficulty | undefined {
  return resolveDifficulty(all, query.get('difficulty') ?? query.get('quiz_time_id'));
}
