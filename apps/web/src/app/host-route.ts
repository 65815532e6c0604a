import type { GuardedAccess } from '@sirah-trails/auth';
import type { FeatureRoute } from '@sirah-trails/ui';
import { type ComponentType, lazy } from 'react';

/** A screen in the route table: as features offer it, or home, which guests may see too. */
export interface HostRoute extends Pick<FeatureRoute, 'path' | 'Skeleton'> {
  readonly access: GuardedAccess;
  /** Fetches its code when it is first shown. */
  readonly Screen: ComponentType;
}

type OfferedRoute = Omit<FeatureRoute, 'access'> & Pick<HostRoute, 'access'>;

/** Takes a route as a feature offers it. */
export function hostRoute({ path, access, Skeleton, load }: OfferedRoute): HostRoute {
  const Screen = lazy(() => load().then((loaded) => ({ default: loaded })));
  return { path, access, Skeleton, Screen };
}
