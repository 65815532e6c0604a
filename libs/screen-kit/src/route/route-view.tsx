import { links } from '@sirah-trails/api-client/links';
import { ErrorBoundary, MissingCode, Screen, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { ScreenFailure } from '../failure/screen-failure.tsx';
import { en } from '../messages/en.ts';
import { useSlowWait } from '../wait/use-slow-wait.ts';
import type { FeatureRoute, ScreenParts, ScreenPlace } from './feature-route.ts';
import { loadCode, routeCode } from './route-code.ts';
import { useRouteParams } from './route-params.ts';

export interface RouteViewProps {
  route: FeatureRoute;
  /** Plays the page animation of the host. */
  entering?: boolean;
}

/**
 * A screen: its frame, once for all its states, and in it the content; while the code is on its way, a skeleton.
 * There is no Suspense here: React would hold the content back for 300 ms after a fallback.
 */
export function RouteView({ route, entering = false }: RouteViewProps) {
  const code = useStore(routeCode(route));
  const place = usePlace(route);
  if (code.status === 'loaded') {
    return <LoadedScreen parts={code.value} entering={entering} place={place} />;
  }
  const onRetry = code.status === 'failed' ? () => void loadCode(route) : undefined;
  return <AbsentScreen onRetry={onRetry} place={place} />;
}

function usePlace({ place }: FeatureRoute): ScreenPlace {
  const client = useQueryClient();
  const address = { params: useRouteParams(), query: useSearchParams()[0] };
  return place?.(address, client) ?? {};
}

interface LoadedScreenProps {
  parts: ScreenParts;
  entering: boolean;
  place: ScreenPlace;
}

function LoadedScreen({ parts, entering, place }: LoadedScreenProps) {
  const { above, world = place.world, ...frame } = parts.useFrame();
  return (
    <Screen {...frame} data-world={world} data-entering={entering ? '' : undefined}>
      {above}
      <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
        <parts.Content />
      </ErrorBoundary>
    </Screen>
  );
}

interface AbsentScreenProps {
  onRetry: (() => void) | undefined;
  place: ScreenPlace;
}

/** A screen whose code is on its way or, with `onRetry`, did not load: of its frame only the place is known. */
function AbsentScreen({ onRetry, place: { world, ...place } }: AbsentScreenProps) {
  const t = useMessages(en);
  useSlowWait(!onRetry);
  const back = { to: links.home(), label: t('kit.screen.back') };
  return (
    <Screen
      {...place}
      data-world={world}
      key={onRetry ? 'missing' : 'loading'}
      waiting={!onRetry}
      title={t(onRetry ? 'kit.screen.missing' : 'kit.screen.loading')}
      titleHidden
      back={onRetry && back}
    >
      {onRetry ? (
        <MissingCode onRetry={onRetry} />
      ) : (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      )}
    </Screen>
  );
}
