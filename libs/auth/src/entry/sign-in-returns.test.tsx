import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { accessAt } from '@sirah-trails/screen-kit';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFlows } from '../proof/flow-record.ts';
import { challengeOf } from '../proof/verifier.ts';
import { signInRoute } from '../routes.ts';
import { completeUser, configured, themed } from '../testing/samples.ts';
import { GoogleButton } from './google-button.tsx';
import { googleFlow } from './google-flow.ts';

const closed = {
  message: 'Your account has been deactivated',
  code: 'ACCOUNT_DEACTIVATED',
  data: { deactive_reason: 'Somebody used an unkind name.', fullname: 'Amina <b>Yusuf</b>' },
};
const server = createMockServer(configured(), themed());
const sent: unknown[] = [];
const signingIn = (body: object, status: number) =>
  http.untyped.post('*/api/auth/v1/signin/student', async ({ request }) => {
    sent.push(await request.json());
    return Response.json(body, { status });
  });

afterEach(() => {
  session.getState().signOut();
  localStorage.clear();
  forgetFlows();
  sent.splice(0);
});

const open = (address = '/auth/signin') => renderRoute(signInRoute, address);
const address = () => screen.getByTestId('location');
const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('Email'), 'amina@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'Oasis-and-wells-7{Enter}');
};

describe("A8: 'Your account has been deactivated'", () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Your Account Has Been Deactivated' });

  it.each([
    ['by its code', { ...closed, message: 'Closed.' }],
    ['by its sentence', { ...closed, code: null }],
  ])('%s opens the sheet with name and reason as plain text and a recovery link', async (_title, body) => {
    server.use(signingIn(body, 403));
    open();
    await signIn();
    const facts = within(await sheet());
    expect(facts.getByText('Amina <b>Yusuf</b>')).toBeVisible();
    expect(facts.getByText('Somebody used an unkind name.')).toBeVisible();
    await userEvent.click(facts.getByRole('link', { name: 'Recover Account' }));
    expect(address()).toHaveTextContent('/auth/recover-account?email=amina%40example.org');
  });

  it('uses a Google return code once and removes it from the URL', async () => {
    const asked: string[] = [];
    server.use(
      http.untyped.get('*/api/auth/v1/get-token', ({ request }) => {
        asked.push(new URL(request.url).search);
        return Response.json(closed, { status: 403 });
      }),
    );
    googleFlow.write({ verifier: 'v1', redirectTo: null });
    open('/auth/signin?error=account_deactivated&email=amina%40google.example.org&code=c1');
    expect(within(await sheet()).getByText('Somebody used an unkind name.')).toBeVisible();
    expect(asked).toEqual(['?email=amina%40google.example.org&code=c1&verifier=v1']);
    expect(address()).toHaveTextContent(/^\/auth\/signin$/);
  });

  it('omits a missing reason', async () => {
    server.use(signingIn({ ...closed, data: undefined }, 403));
    open();
    await signIn();
    expect(within(await sheet()).queryByText('Reason')).not.toBeInTheDocument();
  });
});

it("names the learner of an open session to a used link's visitor", async () => {
  session.getState().signIn({ token: 'sibling', user: completeUser });
  expect(accessAt(signInRoute, new URLSearchParams('error=link_over'))).toBe('open');
  open('/auth/signin?error=link_over');
  expect(await screen.findByText(/^This link is too old or was used before/)).toBeVisible();
  expect(screen.getByText(/^desert-fox is still signed in on this device/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the settings' })).toHaveAttribute('href', '/settings');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

describe('A2: Continue with google', () => {
  it('keeps the return target after a cancelled sign-in and ends the pending flow', async () => {
    googleFlow.write({ verifier: 'v1', redirectTo: '/glossary' });
    open('/auth/signin?error=google_cancelled');
    expect(await screen.findByText(/^You came back from Google/)).toBeVisible();
    await waitFor(() => expect(address()).toHaveTextContent('/auth/signin?redirect_to=%2Fglossary'));
    expect(googleFlow.read()).toBeNull();
  });

  it('is hidden without provider support', async () => {
    open();
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: /google/i })).not.toBeInTheDocument();
  });

  it('stores verifier and return target in this tab and sends the hash', async () => {
    server.use(configured({ google: true }));
    const leave = vi.fn();
    renderInHarness(<GoogleButton leave={leave} />, { address: '/auth/signin?redirect_to=/leaderboard' });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const flow = googleFlow.read();
    expect(flow?.redirectTo).toBe('/leaderboard');
    expect(leave).toHaveBeenCalledWith((await challengeOf(flow?.verifier ?? '')).challenge);
  });
});

it('stores the device token at sign-in, keeps it at sign-out and sends it at the next sign-in', async () => {
  server.use(signingIn({ access_token: 't', user: completeUser, device: 'm1', message: 'Hi' }, 200));
  open();
  await signIn();
  await waitFor(() => expect(session.getState().token).toBe('t'));
  session.getState().signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).not.toHaveProperty('device');
  expect(sent[1]).toHaveProperty('device', 'm1');
});
