import { Screen } from '@sirah-trails/ui';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { ScreenFailure } from '../failure/screen-failure.tsx';
import type { FeatureRoute } from './feature-route.ts';
import { loadCode, routeCode } from './route-code.ts';

export interface RouteViewProps {
  route: FeatureRoute;
  /** Plays the page animation of the host. */
  entering?: boolean;
}

/**
 * A screen: its frame, once for all its states, and in it the content or, while the code is on its way, the skeleton.
 * There is no Suspense here: React would hold the content back for 300 ms after a fallback.
 */
export function RouteView({ route, entering = false }: RouteViewProps) {
  const { above, world, ...frame } = route.useFrame();
  const Failure = route.Failure ?? ScreenFailure;
  return (
    <Screen {...frame} data-world={world} data-entering={entering ? '' : undefined}>
      {above}
      <ErrorBoundary fallback={(retry) => <Failure onRetry={retry} />}>
        <RouteContent route={route} Failure={Failure} />
      </ErrorBoundary>
    </Screen>
  );
}

function RouteContent({ route, Failure }: Required<Pick<FeatureRoute, 'Failure'>> & { route: FeatureRoute }) {
  const code = useStore(routeCode(route));
  if (code.status === 'loaded') return <code.Content />;
  if (code.status === 'failed') return <Failure onRetry={() => void loadCode(route)} />;
  return <route.Skeleton />;
}
