import { difficultiesQuery, type QuizTime } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** The difficulty of the address, by id, label or number; undefined until the difficulties are there. */
export function useDifficulty(): QuizTime | undefined {
  const [search] = useSearchParams();
  const { data } = useQuery(difficultiesQuery());
  return data && resolveDifficulty(data, search.get('difficulty'));
}
