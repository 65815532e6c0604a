import { Suspense, ViewTransition } from 'react';
import { Route, Routes, type Location } from 'react-router';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { FailureScreen } from '../failure/failure-screen.tsx';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import type { HostRoute } from './host-route.ts';

interface ScreensProps {
  routes: readonly HostRoute[];
  location: Location | string;
}

/** The screen of an address. Each brings its own skeleton, so that no page waits for the next one's code. */
export function Screens({ routes, location }: ScreensProps) {
  const address = typeof location === 'string' ? location : location.pathname;
  return (
    <ViewTransition default="page">
      <ErrorBoundary key={address} fallback={<FailureScreen />}>
        <Routes location={location}>
          {routes.map(({ path, Screen, Skeleton }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense key={path} fallback={<Skeleton />}>
                  <Screen />
                </Suspense>
              }
            />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </ErrorBoundary>
    </ViewTransition>
  );
}
