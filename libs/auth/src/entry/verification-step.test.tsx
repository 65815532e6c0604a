import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUpRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';
import { signUpFlow } from './sign-up-flow.ts';

const server = createMockServer(configured(), themed());
const flow = {
  email: 'fox@example.org',
  username: null,
  verifier: 'v'.repeat(43),
  sentAt: Date.now() - 3_600_000,
  wrong: 0,
};
const sent: unknown[] = [];
const accepting = http.post('/api/auth/v1/verify-email', async ({ request, response }) => {
  sent.push(await request.json());
  return response(200).json(example('verifyEmail'));
});
const answering = (respond: () => Response) =>
  http.untyped.post('*/api/auth/v1/verify-email', () => {
    sent.push('code');
    return respond();
  });
const wrong = () =>
  Response.json(
    { code: 'INVALID_CODE', message: 'No.', errors: { otp: ['This code is not right'] } },
    { status: 422 },
  );
const resending = http.post('/api/auth/v1/verify-email/resend-otp', async ({ request, response }) => {
  sent.push(await request.json());
  return response(200).json(example('resendVerification'));
});

const here = '/auth/signup?step=verification&redirect_to=%2Fleaderboard';
const code = () => screen.getByRole('textbox', { name: 'Code' });
const address = () => screen.getByTestId('location');
const open = async (at = here) => {
  renderRoute(signUpRoute, at);
  await screen.findByRole('textbox');
};
const type = async (digits = '123456') => {
  await userEvent.clear(code());
  await userEvent.type(code(), `${digits}{Enter}`);
};

beforeEach(() => signUpFlow.write(flow));
afterEach(() => {
  vi.restoreAllMocks();
  session.getState().signOut();
  sent.splice(0);
});

describe('A4: sign-up code', () => {
  it('verifies the email, starts the session, and the guard redirects', async () => {
    server.use(accepting);
    await open();
    expect(screen.getByText(/fox@example\.org/)).toBeVisible();
    await type();
    await waitFor(() => expect(address()).toHaveTextContent('/auth/signup?redirect_to=%2Fleaderboard'));
    expect(sent).toEqual([{ email: flow.email, otp: '123456', verifier: flow.verifier }]);
    expect(session.getState()).toMatchObject({ token: expect.anything() as string });
    expect(JSON.stringify({ ...localStorage })).not.toContain('signup_verification');
  });

  it('T7: requires a new code after five wrong attempts, also after a reload', async () => {
    server.use(answering(wrong), resending);
    await open();
    for (const digits of ['000001', '000002', '000003', '000004', '000005']) {
      await type(digits);
      await waitFor(() => expect(code()).toHaveAccessibleDescription(/This code is not right/));
      await userEvent.tab();
    }
    expect(screen.getByText(/^That was five tries/, { ignore: '[role] p' })).toBeVisible();
    cleanup();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(screen.queryByText(/^That was five tries/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Send a new code' })).toHaveAccessibleDescription(
      /^You can try again in/,
    );
    expect(code()).toHaveValue('');
  });

  it('an incomplete code costs no attempt', async () => {
    await open();
    await type('12345');
    expect(code()).toHaveAccessibleDescription(/The code has six digits/);
    expect(sent).toEqual([]);
  });
});

describe('T14: a code is never sent twice', () => {
  it.each<[string, () => Response]>([
    ['a lost response', () => Response.error()],
    ['a fault of the provider', () => Response.json({ message: 'Oops' }, { status: 500 })],
    ['a code that was right before', () => Response.json(example('verifyEmail', 'verifiedAgain'))],
  ])('after %s the learner signs in, and hears that all is well', async (_case, respond) => {
    server.use(answering(respond));
    await open();
    await type();
    await waitFor(() => expect(address()).toHaveTextContent('/auth/signin?redirect_to=%2Fleaderboard'));
    expect(sent).toEqual(['code']);
  });

  it('keeps the code and sends nothing while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await type();
    expect(code()).toHaveValue('123456');
    expect(sent).toEqual([]);
  });
});

describe('email unknown to this device', () => {
  it('is requested and gets a code if pending, with the same response for each email', async () => {
    signUpFlow.remove();
    server.use(resending);
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'owl@example.org{Enter}');
    await screen.findByRole('textbox', { name: 'Code' });
    expect(sent).toEqual([{ email: 'owl@example.org', challenge: expect.any(String) as string }]);
    expect(signUpFlow.read()).toMatchObject({ email: 'owl@example.org' });
  });

  it('D26: is read from the URL and removed there', async () => {
    await open('/auth/signup?step=verification&email=owl%40example.org');
    await waitFor(() => expect(address()).toHaveTextContent(/^\/auth\/signup\?step=verification$/));
    expect(screen.getByText(/owl@example\.org/)).toBeVisible();
  });
});

it("'Sign up again' drops the email and keeps the return target", async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Sign up again' }));
  expect(address()).toHaveTextContent('/auth/signup?redirect_to=%2Fleaderboard');
  expect(signUpFlow.read()).toBeNull();
});

it('D243: a mistyped email is corrected in the form, where the provider offers it', async () => {
  server.use(configured({ capabilities: ['correct_email'] }));
  signUpFlow.write({ ...flow, username: 'Trail Fox' });
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Change it' }));
  expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('Trail Fox');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(flow.email);
  expect(screen.getByRole('checkbox')).toBeChecked();
});
