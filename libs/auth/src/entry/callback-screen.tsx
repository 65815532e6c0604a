import { ApiError } from '@sirah-trails/api-client';
import { links, safeRedirect } from '@sirah-trails/api-client/links';
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
 * Exchanges the one-time code of the URL for a session. Everything but `redirect_to` leaves the URL at once, a token above all,
 * which is never accepted. The route guard leads on from sign-in as soon as there is a session.
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
    // One exchange for a mount, also where React runs effects twice.
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
  /** Whether the browser comes from the mail of a sign-up, and not from Google. */
  readonly isMail: boolean;
}

type NextLocation = readonly [to: string, options: NavigateOptions];

/**
 * The next screen after a code that brought no session. The six digits of a mail still work where its link does not; a lost response
 * may have used the code up, so that only a sign-in is left.
 */
function nextLocation({ email, redirectTo, isMail }: Return, error: unknown): NextLocation {
  const replace = { replace: true };
  if (error instanceof ApiError && error.code === 'ACCOUNT_DEACTIVATED')
    return [links.signIn({ redirectTo, error: 'account_deactivated' }), replace];
  if (error instanceof ApiError && (error.kind !== 'http' || error.status >= 500)) {
    const state: SignInArrival = { ...(isMail && { email }), allIsWell: true };
    return [links.signIn({ redirectTo }), { ...replace, state }];
  }
  if (isMail) return [links.signUp({ step: 'verification', email, redirectTo }), replace];
  return [links.signIn({ redirectTo, error: 'google_failed' }), replace];
}
