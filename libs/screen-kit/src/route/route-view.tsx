import { links } from '@sirah-trails/api-client/links';
import { ErrorBoundary, MissingCode, Screen, Skeleton, useMessages } from '@sirah-trails/ui';
import { useStore } from 'zustand';
import { ScreenFailure } from '../failure/screen-failure.tsx';
import { en } from '../messages/en.ts';
import { useSlowWait } from '../wait/use-slow-wait.ts';
import type { FeatureRoute, ScreenParts } from './feature-route.ts';
import { loadCode, routeCode } from './route-code.ts';

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
  if (code.status === 'loaded') return <LoadedScreen parts={code.value} entering={entering} />;
  return <AbsentScreen onRetry={code.status === 'failed' ? () => void loadCode(route) : undefined} />;
}

function LoadedScreen({ parts, entering }: { parts: ScreenParts; entering: boolean }) {
  const { above, world, ...frame } = parts.useFrame();
  return (
    <Screen {...frame} data-world={world} data-entering={entering ? '' : undefined}>
      {above}
      <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
        <parts.Content />
      </ErrorBoundary>
    </Screen>
  );
}

/** A screen whose code is on its way or, with `onRetry`, did not load: its frame is not known yet. */
function AbsentScreen({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useMessages(en);
  useSlowWait(!onRetry);
  const back = { to: links.home(), label: t('kit.screen.back') };
  return (
    <Screen
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
