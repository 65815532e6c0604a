import { ErrorBoundary, OfflinePanel, Screen } from '@sirah-trails/ui';
import { useStore } from 'zustand';
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
  return (
    <Screen {...frame} data-world={world} data-entering={entering ? '' : undefined}>
      {above}
      <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
        <RouteContent route={route} />
      </ErrorBoundary>
    </Screen>
  );
}

function RouteContent({ route }: Pick<RouteViewProps, 'route'>) {
  const code = useStore(routeCode(route));
  if (code.status === 'loaded') return <code.value />;
  if (code.status === 'failed') return <OfflinePanel onRetry={() => void loadCode(route)} />;
  return <route.Skeleton />;
}
