import { links } from '@sirah-trails/api-client/links';
import { session, useSession } from '@sirah-trails/api-client/session';
import { correctUser, SplashCover } from '@sirah-trails/auth';
import { watchUploadQueue } from '@sirah-trails/reader';
import { type FeatureRoute, Screens } from '@sirah-trails/screen-kit';
import { ErrorBoundary, LiveRegion, LoadingScreen, ToastRegion, useNoteEntry } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPath, Navigate, useLocation } from 'react-router';
import { SignInPrompt, SignInPromptContext, useSignInPrompt } from '../sign-in-prompt/sign-in-prompt.tsx';
import { startLate } from '../start-up/late-start.ts';
import { FailureScreen } from './failure-screen.tsx';
import { TransportNotices, UpdateNotice } from './notices.tsx';
import { useBusyLink } from './use-busy-link.ts';
import { startsWithSplash, useRouteDecision } from './use-route-decision.ts';
import { useScrollPosition } from './use-scroll-position.ts';

export interface ShellProps {
  routes: readonly FeatureRoute[];
}

const home = { pathname: links.home(), search: '' };

/** Frame of every screen: route guard, sign-in prompt, notices and live region. */
export function Shell({ routes }: ShellProps) {
  const location = useLocation();
  const client = useQueryClient();
  // Remounts all screens for another learner.
  const generation = useSession((state) => state.generation);
  const decision = useRouteDecision(routes, location);
  const [hasSplash] = useState(() => startsWithSplash(routes, location, session.getState()));
  const prompt = useSignInPrompt(decision.action === 'prompt');
  useScrollPosition();
  useNoteEntry();
  useBusyLink(location);
  return (
    <>
      <LiveRegion />
      <TransportNotices />
      <UpdateNotice />
      <SignInPromptContext value={prompt.open}>
        {decision.action === 'redirect' ? (
          // Keyed by URL, because it redirects on its first render only.
          <Redirect key={createPath(location)} to={decision.to} state={decision.state} />
        ) : (
          <ErrorBoundary resetKey={location.pathname} fallback={() => <FailureScreen />}>
            <Screens
              key={generation}
              routes={routes}
              onReady={(loadLinked) =>
                startLate(loadLinked, () => {
                  if (navigator.onLine) void correctUser(client);
                  watchUploadQueue(client);
                })
              }
              location={decision.action === 'prompt' ? { ...location, ...home } : location}
            />
          </ErrorBoundary>
        )}
      </SignInPromptContext>
      <SignInPrompt open={prompt.isOpen} onClose={prompt.close} />
      {hasSplash && <SplashCover />}
      <ToastRegion />
    </>
  );
}

interface RedirectProps {
  to: string;
  /** Navigation state. */
  state: unknown;
}

/** Redirects with a replaced history entry. */
function Redirect({ to, state }: RedirectProps) {
  return (
    <>
      <Navigate to={to} state={state} replace />
      <LoadingScreen />
    </>
  );
}
