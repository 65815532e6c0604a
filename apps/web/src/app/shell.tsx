import { session, useSession } from '@sirah-trails/api-client/session';
import { links } from '@sirah-trails/api-client/links';
import { correctUser, SplashCover } from '@sirah-trails/auth';
import { watchUnsentReading } from '@sirah-trails/reader';
import { Screens, type FeatureRoute } from '@sirah-trails/screen-kit';
import { ErrorBoundary, LiveRegion, ToastRegion } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { FailureScreen } from '../failure/failure-screen.tsx';
import { SignInPromptContext, useSignInPrompt } from '../sign-in-prompt/sign-in-prompt-context.ts';
import { SignInPrompt } from '../sign-in-prompt/sign-in-prompt.tsx';
import { TransportNotices } from './transport-notices.tsx';
import { startLate } from './late-start.ts';
import { UpdateNotice } from './update-notice.tsx';
import { useBusyLink } from './use-busy-link.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { beginsWithSplash, useRouteDecision } from './use-route-decision.ts';
import { Diversion } from './diversion.tsx';

export interface ShellProps {
  routes: readonly FeatureRoute[];
}

const home = { pathname: links.home(), search: '' };

/** What surrounds every screen: route guard, sign-in prompt, page change, notices and the live region. */
export function Shell({ routes }: ShellProps) {
  const location = useLocation();
  const client = useQueryClient();
  // Another learner begins with fresh screens.
  const generation = useSession((state) => state.generation);
  const decision = useRouteDecision(routes, location);
  const [hasSplash] = useState(() => beginsWithSplash(routes, location, session.getState()));
  const prompt = useSignInPrompt(decision.action === 'prompt');
  useScrollPosition();
  useBusyLink(location);
  return (
    <>
      <LiveRegion />
      <TransportNotices />
      <UpdateNotice />
      <SignInPromptContext value={prompt.open}>
        {decision.action === 'redirect' ? (
          // One for each address: it redirects when it is first rendered.
          <Diversion key={createPath(location)} to={decision.to} state={decision.state} />
        ) : (
          <ErrorBoundary resetKey={location.pathname} fallback={() => <FailureScreen />}>
            <Screens
              key={generation}
              routes={routes}
              onReady={(loadLinked) =>
                startLate(loadLinked, () => {
                  if (navigator.onLine) void correctUser(client);
                  watchUnsentReading(client);
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
