import type { Trail } from '@sirah-trails/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDifficulty } from '../difficulty/use-difficulty.ts';
import { worldQuery } from '../endpoints/world.ts';

/** The world of an id at the difficulty of the address; undefined until it is there. */
export function useWorld(id: string | undefined): Trail | undefined {
  const difficulty = useDifficulty();
  const enabled = id !== undefined && difficulty !== undefined;
  return useQuery({ ...worldQuery(id ?? '', difficulty?.id ?? ''), enabled }).data;
}
