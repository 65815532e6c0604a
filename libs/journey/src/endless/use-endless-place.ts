import { myRankQuery } from '@sirah-trails/api-client';
import { useQuery } from '@tanstack/react-query';

/** The learner's place on the board of the Infinity Trail. */
export function endlessPlaceQuery() {
  return myRankQuery({ type: 'endless_mode' });
}

export function useEndlessPlace() {
  return useQuery(endlessPlaceQuery());
}
