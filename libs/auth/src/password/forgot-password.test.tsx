import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFlows } from '../proof/flow-record.ts';
import { forgotPasswordRoute, forgotPasswordSuccessRoute, signInRoute } from '../routes.ts';
import { completeUser, configured, themed } from '../testing/samples.ts';

const calls: { path: string; body: Record<string, string> }[] = [];
const taking = (path: `/api/auth/v1/${string}`, refusal?: { status: number; body: object }) =>
  http.untyped.post(`*${path}`, async ({ request }) => {
    calls.push({ path, body: (await request.json()) as Record<string, string> });
    return refusal
      ? Response.json(refusal.body, { status: refusal.status })
      : Response.json({ message: 'Done.' });
  });
const wrongCode = {
  status: 422,
  body: { message: 'Wrong.', code: 'INVALID_CODE', errors: { otp: ['This code is not right.'] } },
};
const paths = {
  ask: '/api/auth/v1/forgot-password',
  resend: '/api/auth/v1/forgot-password/resend-otp',
  check: '/api/auth/v1/check-otp',
  reset: '/api/auth/v1/reset-password',
} as const;
const server = createMockServer(configured(), themed());

beforeEach(() => server.use(...Object.values(paths).map((path) => taking(path))));
afterEach(() => {
  calls.splice(0);
  session.getState().signOut();
  forgetFlows();
});

const open = (address = '/auth/forgot-password') => renderRoute(forgotPasswordRoute, address);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => screen.getByTestId('location').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const requestCode = async () => {
  await userEvent.type(await screen.findByLabelText('Email'), 'fox@example.org{Enter}');
  await title('Check your mail');
};
const typeCode = async () => {
  await userEvent.type(screen.getByLabelText('Code'), ' 481\u200B 516{Enter}');
  await title('Choose a new password');
};
const choose = async (password = 'Palms-and-springs-8', confirmation = password) => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  await press('Save my password');
};

describe('A4: initial, verification, reset, success', () => {
  it('resets with a code by keyboard alone, sending the hash first and the verifier last', async () => {
    open('/auth/forgot-password?redirect_to=/leaderboard');
    await requestCode();
    expect(screen.getByText(/If fox@example.org has an account/)).toBeVisible();
    await typeCode();
    expect(address()).toBe('/auth/forgot-password?step=reset&redirect_to=%2Fleaderboard');
    await userEvent.type(
      screen.getByLabelText('New password'),
      'Palms-and-springs-8{Tab}{Tab}Palms-and-springs-8{Enter}',
    );
    await waitFor(() => expect(address()).toBe('/auth/forgot-password/success?redirect_to=%2Fleaderboard'));
    const [asked, checked, reset] = calls.map(({ body }) => body);
    expect(asked).toEqual({ email: 'fox@example.org', challenge: expect.stringMatching(/^[\w-]{43}$/) });
    expect(checked?.['verifier']).not.toBe(asked?.['challenge']);
    expect(reset).toEqual({
      ...checked,
      password: 'Palms-and-springs-8',
      password_confirmation: 'Palms-and-springs-8',
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('fox@example.org');
  });

  it('D219: resets with the emailed link and removes its token from the URL', async () => {
    open('/auth/forgot-password#email=fox%40example.org&token=t0ken');
    await title('Choose a new password');
    expect(address()).toBe('/auth/forgot-password?step=reset');
    await choose();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ email: 'fox@example.org', token: 't0ken' });
    expect(calls[0]?.body).not.toHaveProperty('otp');
  });

  it('returns to the first step with a used link', async () => {
    server.use(taking(paths.reset, wrongCode));
    open('/auth/forgot-password#email=fox%40example.org&token=t0ken');
    await choose();
    expect(await screen.findByText(/^This link is too old or was used before/)).toBeVisible();
    expect(address()).toBe('/auth/forgot-password');
  });

  it('takes over the email typed at sign-in', async () => {
    const form = renderRoute(signInRoute, '/auth/signin');
    await userEvent.type(await screen.findByLabelText('Email'), 'fox@example.org');
    form.unmount();
    open();
    expect(await screen.findByLabelText('Email')).toHaveValue('fox@example.org');
  });

  it('leads to the settings where a sibling is signed in', async () => {
    session.getState().signIn({ token: 'sibling', user: completeUser });
    renderRoute(forgotPasswordSuccessRoute, '/auth/forgot-password/success', { state: { done: true } });
    expect(await screen.findByRole('link', { name: 'To the settings' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('Back leads from reset to verification and to the first step', async () => {
    open();
    await requestCode();
    await typeCode();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Check your mail' }));
    await title('Check your mail');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Forgot Password' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('fox@example.org');
  });

  it('D29: success without the flow redirects to the first step', async () => {
    renderRoute(forgotPasswordSuccessRoute, '/auth/forgot-password/success');
    await waitFor(() => expect(address()).toBe('/auth/forgot-password'));
  });
});

describe('a reload', () => {
  const reload = () => {
    const here = address() ?? '';
    cleanup();
    open(here);
  };

  it('keeps the verification step', async () => {
    open();
    await requestCode();
    reload();
    await title('Check your mail');
  });

  it('asks for the code again at the reset step, because it is stored nowhere', async () => {
    open();
    await requestCode();
    await typeCode();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/481/);
    reload();
    await title('Check your mail');
  });

  it('explains the next step after an emailed link', async () => {
    open('/auth/forgot-password#email=fox%40example.org&token=t0ken');
    await title('Choose a new password');
    reload();
    expect(await screen.findByText(/Open it once more from your mail/)).toBeVisible();
  });
});

describe('A5, A8: rejected input', () => {
  it('shows a wrong code at its field and sends no incomplete code', async () => {
    server.use(taking(paths.check, wrongCode));
    open();
    await requestCode();
    await userEvent.type(screen.getByLabelText('Code'), '481{Enter}');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/^The code has six digits/);
    await userEvent.type(screen.getByLabelText('Code'), '٥١٦{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/^This code is not right\./),
    );
    expect(calls.filter(({ path }) => path === paths.check)).toHaveLength(1);
  });

  it('leads to a new code if the code expires first', async () => {
    server.use(taking(paths.reset, wrongCode));
    open();
    await requestCode();
    await typeCode();
    await choose();
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new code' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('fox@example.org');
  });

  it.each([
    ['short', 'short', 'New password', /^Password must be at least 8 characters/],
    [
      'Palms-and-springs-8',
      'Palms-and-springs-9',
      'Confirm password',
      /^Confirmation password doesn’t match, kindly check and retype/,
    ],
  ])('passwords "%s" and "%s"', async (password, confirmation, label, message) => {
    open('/auth/forgot-password#email=fox%40example.org&token=t0ken');
    await screen.findByLabelText('New password');
    await choose(password, confirmation);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(calls).toEqual([]);
  });
});

describe('resending a code', () => {
  it('waits for a minute, shows the wait and sends the same challenge', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    open();
    await requestCode();
    const again = screen.getByRole('button', { name: 'Send a new code' });
    expect(again).toHaveAccessibleDescription('You can try again in 1 minute.');
    await userEvent.click(again);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    await waitFor(() => expect(again).not.toHaveAccessibleDescription());
    await userEvent.click(again);
    expect(await screen.findByText(/^A new code is on its way/)).toBeVisible();
    expect(calls[1]).toEqual({ path: paths.resend, body: calls[0]?.body });
    expect(again).toHaveAccessibleDescription('You can try again in 1 minute.');
    vi.useRealTimers();
  });
});

describe('sessions after a reset', () => {
  it.each([
    ['Fox@example.org', null],
    ['sister@example.org', 't1'],
  ])('after a reset for fox@example.org the session of %s has the token %s', async (email, token) => {
    session.getState().signIn({ token: 't1', user: { ...completeUser, email } });
    open('/auth/forgot-password#email=fox%40example.org&token=t0ken');
    await choose();
    await waitFor(() => expect(address()).toBe('/auth/forgot-password/success'));
    expect(session.getState().token).toBe(token);
  });
});
