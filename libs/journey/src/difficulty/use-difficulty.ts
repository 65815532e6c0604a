import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/**
 * The difficulty of the address, by id, label or number; the address of a finished chapter may have its id alone. Undefined until the
 * difficulties are there.
 */
export function useDifficulty(): Difficulty | undefined {
  const [search] = useSearchParams();
  const { data } = useQuery(pageDifficultiesQuery());
  return data && resolveDifficulty(data, search.get('difficulty') ?? search.get('quiz_time_id'));
}
