import { links } from '@sirah-trails/api-client/links';
import {
  ErrorBoundary,
  ErrorPanel,
  MissingCode,
  OfflinePanel,
  Screen,
  Skeleton,
  useMessages,
} from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { en } from '../messages/en.ts';
import { useSlowWait } from '../query/use-slow-wait.ts';
import { prefetchLinked, prefetchOnIntent } from './prefetch-links.ts';
import {
  type FeatureRoute,
  RouteParamsContext,
  type ScreenAppearance,
  type ScreenDefinition,
  useRouteParams,
} from './route.ts';
import { createRouteStarts, loadCode, routeCode } from './start-route.ts';

export interface ScreensProps {
  /** Read on the first render only. */
  routes: readonly FeatureRoute[];
  location: Location;
  /**
   * Called for each screen after its code and first data settle; `prefetchLinks` preloads the linked screens while a screen is
   * shown. Read on the first render only.
   */
  onReady?: (prefetchLinks: () => void) => void;
}

const ignore = () => undefined;

/** Renders the screen at a location. Holds the previous screen until code and first data are complete, but at most 150 ms. */
export function Screens({ routes, location, onReady = ignore }: ScreensProps) {
  const client = useQueryClient();
  const [starts] = useState(() =>
    createRouteStarts(routes, client, (route, isShown) =>
      onReady(() => void (isShown() && prefetchLinked(routes, client, route))),
    ),
  );
  useEffect(() => prefetchOnIntent(routes, client), [routes, client]);
  const started = starts.at(location);
  // The navigation is a transition: React keeps the previous screen until the promise settles.
  if (started?.hold) use(started.hold);
  useLayoutEffect(() => starts.shown(location), [starts, location]);
  const forward = useNavigationType() !== NavigationType.Pop;
  if (!started) return null;
  return (
    <RouteParamsContext value={started.params}>
      <EnteringView key={location.pathname} route={started.route} forward={forward} />
    </RouteParamsContext>
  );
}

/** Plays the page animation once, on forward navigation only. */
function EnteringView({ route, forward }: { route: FeatureRoute; forward: boolean }) {
  const [entering] = useState(forward);
  return <RouteView route={route} entering={entering} />;
}

/**
 * A screen: one frame around all states, with a skeleton while code loads. No Suspense, because React holds content back for 300
 * ms after a fallback.
 */
function RouteView({ route, entering }: { route: FeatureRoute; entering: boolean }) {
  const code = useStore(routeCode(route));
  const appearance = useAppearance(route);
  if (code.status === 'loaded') {
    return <LoadedScreen screen={code.value} entering={entering} appearance={appearance} />;
  }
  const onRetry = code.status === 'failed' ? () => void loadCode(route) : undefined;
  return <AbsentScreen onRetry={onRetry} appearance={appearance} />;
}

function useAppearance({ appearance }: FeatureRoute): ScreenAppearance {
  const client = useQueryClient();
  const location = { params: useRouteParams(), query: useSearchParams()[0] };
  return appearance?.(location, client) ?? {};
}

interface LoadedScreenProps {
  screen: ScreenDefinition;
  /** Plays the host's page animation. */
  entering: boolean;
  appearance: ScreenAppearance;
}

function LoadedScreen({ screen, entering, appearance }: LoadedScreenProps) {
  const { above, world = appearance.world, ...frame } = screen.useFrame();
  return (
    <Screen {...frame} data-world={world} data-entering={entering ? '' : undefined}>
      {above}
      <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
        <screen.Content />
      </ErrorBoundary>
    </Screen>
  );
}

interface AbsentScreenProps {
  onRetry: (() => void) | undefined;
  appearance: ScreenAppearance;
}

/** Placeholder while code loads or, with `onRetry`, after a failed load. Only the frame's appearance is known. */
function AbsentScreen({ onRetry, appearance: { world, ...appearance } }: AbsentScreenProps) {
  const t = useMessages(en);
  useSlowWait(!onRetry);
  const back = { to: links.home(), label: t('kit.screen.back') };
  return (
    <Screen
      {...appearance}
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

/** Fallback for content that failed to render; offline, the cause is assumed to be the network. */
function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  if (!navigator.onLine) return <OfflinePanel onRetry={onRetry} />;
  return <ErrorPanel message={t('kit.screen.failed')} onRetry={onRetry} />;
}
