import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetFlows } from '../proof/flow-record.ts';
import { callbackRoutes } from '../routes.ts';
import { completeUser, configured, themed } from '../testing/samples.ts';
import { googleFlow } from './google-flow.ts';
import { signUpFlow } from './sign-up-flow.ts';

const asked: string[] = [];
const exchanging = (status = 200, body: object = { access_token: 't1', user: completeUser, message: 'Hi' }) =>
  http.untyped.get('*/api/auth/v1/get-token', ({ request }) => {
    asked.push(new URL(request.url).search);
    return status === 0 ? Response.error() : Response.json(body, { status });
  });
const server = createMockServer(configured(), themed(), exchanging());

afterEach(() => {
  asked.splice(0);
  session.getState().signOut();
  signUpFlow.remove();
  forgetFlows();
});

const open = (address: string) => {
  const { pathname } = new URL(address, 'http://app.test');
  const route = callbackRoutes.find(({ path }) => path === pathname);
  if (!route) throw new Error(`No route has the path ${pathname}.`);
  renderRoute(route, address);
};
const arriveAt = (address: string) =>
  waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(address));
const beginGoogle = (redirectTo: string | null = null) => googleFlow.write({ verifier: 'v1', redirectTo });

it.each(['/auth/oauth/verification', '/auth/oauth/callback'])(
  "%s exchanges its code once with this tab's verifier",
  async (path) => {
    beginGoogle('/leaderboard');
    open(`${path}?email=amina%40example.org&code=c1`);
    await arriveAt('/auth/signin?redirect_to=%2Fleaderboard');
    expect(session.getState()).toMatchObject({ token: 't1', user: completeUser });
    expect(asked).toEqual(['?email=amina%40example.org&code=c1&verifier=v1']);
    expect(googleFlow.read()).toBeNull();
  },
);

it('T1: removes code and email from the URL before the response', async () => {
  const unanswered = new Promise<Response>(() => undefined);
  server.use(
    http.untyped.get('*/api/auth/v1/get-token', ({ request }) => {
      asked.push(request.url);
      return unanswered;
    }),
  );
  beginGoogle('/leaderboard');
  open('/auth/oauth/callback?email=amina%40example.org&code=c1');
  await arriveAt('/auth/oauth/callback?redirect_to=%2Fleaderboard');
  expect(screen.getByRole('progressbar', { name: 'We are opening your trail.' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('exchanges an email link with the sign-up verifier, in any tab', async () => {
  signUpFlow.resume('fox@example.org');
  const verifier = signUpFlow.read()?.verifier ?? '';
  open('/auth/callback?email=fox%40example.org&code=c1');
  await arriveAt('/auth/signin');
  expect(asked).toEqual([`?email=fox%40example.org&code=c1&verifier=${verifier}`]);
});

const refused = { message: 'Please sign in again.', code: 'EXCHANGE_REFUSED' };

it.each([
  [
    'email digits work in another browser',
    '/auth/callback',
    401,
    refused,
    '/auth/signup?step=verification&email=fox%40example.org',
  ],
  [
    'a return from Google restarts in another browser',
    '/auth/oauth/callback',
    401,
    refused,
    '/auth/signin?error=google_failed',
  ],
  [
    'a deactivated account is explained',
    '/auth/oauth/callback',
    403,
    { code: 'ACCOUNT_DEACTIVATED' },
    '/auth/signin?error=account_deactivated',
  ],
])('D1: %s', async (_title, path, status, body, address) => {
  server.use(exchanging(status, body));
  open(`${path}?email=fox%40example.org&code=c1`);
  await arriveAt(address);
  expect(asked).toHaveLength(1);
  expect(session.getState().token).toBeNull();
});

it("keeps a sibling's session and reports a used email link", async () => {
  server.use(exchanging(401, refused));
  session.getState().signIn({ token: 'sibling', user: completeUser });
  open('/auth/callback?email=fox%40example.org&code=c1');
  await arriveAt('/auth/signin?error=link_over');
  expect(session.getState().token).toBe('sibling');
});

it('a lost response leads to sign-in without resending the code', async () => {
  server.use(exchanging(0));
  beginGoogle();
  open('/auth/oauth/callback?email=amina%40example.org&code=c1');
  await arriveAt('/auth/signin');
  expect(asked).toHaveLength(1);
});

it.each([
  ['?error=google_failed', '/auth/signin?error=google_failed'],
  ['', '/auth/signin'],
  ['?token=stolen&access_token=stolen#token=stolen', '/auth/signin'],
])('A2, D2: "%s" brings no session', async (query, address) => {
  open(`/auth/callback${query}`);
  await arriveAt(address);
  expect(asked).toEqual([]);
  expect(session.getState().token).toBeNull();
});
