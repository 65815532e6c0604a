import { queryRoots, type Trail } from '@sirah-trails/api-client';
import type { RouteAddress, ScreenPlace } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The place of a chapter's screens: the ground of its world, in that world's colours once any screen has read them. */
export function worldPlace(trailId: string | undefined | null, client: QueryClient): ScreenPlace {
  const known = client.getQueriesData<Trail | Trail[]>({ queryKey: [queryRoots.journey] });
  const worlds = known.flatMap(([[, kind], data]) =>
    kind === 'trail' || kind === 'trails' ? (data ?? []) : [],
  );
  return { ground: true, world: worlds.find(({ id }) => id === trailId)?.theme };
}

/** The place of the questions; a quote brings a picture of its own. */
export function quizPlace({ query }: RouteAddress, client: QueryClient): ScreenPlace {
  if (query.get('quizz_status') === 'failed') return {};
  return { ...worldPlace(query.get('trail_id'), client), wide: true };
}

export function finishPlace({ params, query }: RouteAddress, client: QueryClient): ScreenPlace {
  return query.get('screen')?.includes('QUOTES') ? {} : worldPlace(params['trailId'], client);
}
