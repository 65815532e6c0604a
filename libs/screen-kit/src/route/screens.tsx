import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { prefetchOnIntent } from './before-the-tap.ts';
import type { FeatureRoute } from './feature-route.ts';
import { RouteParamsContext } from './route-params.ts';
import { createRouteStarts } from './route-starts.ts';
import { RouteView } from './route-view.tsx';

export interface ScreensProps {
  /** Read once, when the component is first rendered. */
  routes: readonly FeatureRoute[];
  location: Location;
  /**
   * Called for each screen as soon as its code and first data are there or have failed; `loadLinked` fetches the code of
   * the screens that it links to. Read once.
   */
  onReady?: (loadLinked: () => void) => void;
}

const nothing = () => undefined;

/**
 * The screen of an address. Its code and first data are requested while the screen before is still shown: until the
 * new one is complete, but at most 150 ms.
 */
export function Screens({ routes, location, onReady = nothing }: ScreensProps) {
  const client = useQueryClient();
  const [starts] = useState(() => createRouteStarts(routes, client, onReady));
  useEffect(() => prefetchOnIntent(routes, client), [routes, client]);
  const started = starts.at(location);
  // The navigation is a transition: React keeps the screen before until the promise settles.
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

/** The page animation plays once, after a step forward: Back finds the screen as it was. */
function EnteringView({ route, forward }: { route: FeatureRoute; forward: boolean }) {
  const [entering] = useState(forward);
  return <RouteView route={route} entering={entering} />;
}
