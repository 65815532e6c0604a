import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { difficultyOfAddress } from './difficulty-of-address.ts';

/** The difficulty of the address; undefined until the difficulties are there. */
export function useDifficulty(): Difficulty | undefined {
  const [search] = useSearchParams();
  const { data } = useQuery(pageDifficultiesQuery());
  return data && difficultyOfAddress(data, search);
}
