import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** The difficulty of the address, by id, label or number; undefined until the difficulties are there. */
export function useDifficulty(): Difficulty | undefined {
  const [search] = useSearchParams();
  const { data } = useQuery(pageDifficultiesQuery());
  return data && resolveDifficulty(data, search.get('difficulty'));
}
