import { ApiError } from '@sirah-trails/api-client';
import { links, safeRedirect } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { screen } from '@sirah-trails/screen-kit';
import { Loader, useMessages } from '@sirah-trails/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate, type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { callbackEn } from '../messages/callback-en.ts';
import { exchangeCode } from './endpoints.ts';
import { googleFlow } from './google-flow.ts';
import type { SignInArrival } from './sign-in-arrival.ts';
import { signUpFlow } from './sign-up-flow.ts';

export default screen({
  messages: callbackEn,
  useFrame: (t) => useAccountFrame({ title: t('auth.callback.title'), sceneryTall: true }),
  Content: Callback,
});

/**
 * Exchanges the one-time code in the URL for a session. Removes all parameters except `redirect_to` from the URL; tokens in the
 * URL are never accepted. The route guard redirects from sign-in once a session exists.
 */
function Callback() {
  const t = useMessages(callbackEn);
  const { code, signIn } = useReturn();
  if (!code) return <Navigate to={signIn} replace />;
  return <Loader label={t('auth.callback.lead')} size="large" />;
}

function useReturn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const isMail = pathname === links.authCallback();
  const [given] = useState(() => {
    const flow = isMail ? signUpFlow.read() : googleFlow.read();
    const asked = isMail
      ? query.get('redirect_to')
      : (googleFlow.read()?.redirectTo ?? query.get('redirect_to'));
    const target = safeRedirect(asked, window.location.origin);
    return {
      email: query.get('email') ?? '',
      code: query.get('code'),
      error: query.get('error') ?? undefined,
      verifier: flow?.verifier ?? '',
      redirectTo: target === links.home() ? undefined : target,
    };
  });
  const { email, code, error, verifier, redirectTo } = given;
  const signIn = links.signIn({ redirectTo, error });
  const begun = useRef(false);
  useEffect(() => {
    // Exchanges once per mount, even if React runs effects twice.
    if (begun.current || !code || error) return;
    begun.current = true;
    const stripped = redirectTo ? `?${new URLSearchParams({ redirect_to: redirectTo }).toString()}` : '';
    if (search !== stripped) void navigate(pathname + stripped, { replace: true });
    if (!isMail) googleFlow.remove();
    exchangeCode({ email, code, verifier }).then(
      () => void navigate(signIn, { replace: true }),
      (failure: unknown) => void navigate(...nextLocation({ email, redirectTo, isMail }, failure)),
    );
  });
  return { code: error ? null : code, signIn };
}

interface Return {
  readonly email: string;
  readonly redirectTo: string | undefined;
  /** Whether the return comes from the sign-up email rather than from Google. */
  readonly isMail: boolean;
}

type NextLocation = readonly [to: string, options: NavigateOptions];

/**
 * The next screen after a failed exchange. Email: the six digits work even if the link fails, except during a session, perhaps a
 * sibling's. Lost response: the code may be used up, so the learner signs in.
 */
function nextLocation({ email, redirectTo, isMail }: Return, error: unknown): NextLocation {
  const replace = { replace: true };
  if (isMail && session.getState().token !== null) return [links.signIn({ error: 'link_over' }), replace];
  if (error instanceof ApiError && error.code === 'ACCOUNT_DEACTIVATED')
    return [links.signIn({ redirectTo, error: 'account_deactivated' }), replace];
  if (error instanceof ApiError && (error.kind !== 'http' || error.status >= 500)) {
    const state: SignInArrival = { ...(isMail && { email }), allIsWell: true };
    return [links.signIn({ redirectTo }), { ...replace, state }];
  }
  if (isMail) return [links.signUp({ step: 'verification', email, redirectTo }), replace];
  return [links.signIn({ redirectTo, error: 'google_failed' }), replace];
}
