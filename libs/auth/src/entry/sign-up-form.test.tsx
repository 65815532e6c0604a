import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { signUpRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';
import { signUpFlow } from './sign-up-flow.ts';

const page = http.get('/api/x/v1/legal/{id}', ({ params, response }) =>
  response(200).json({ data: { ...example('getLegalPage').data, id: params.id as 'terms' } }),
);
const offered = configured({ capabilities: ['legal'] });
const server = createMockServer(offered, themed(), page);
const sent: { body: Record<string, unknown>; key: string | null }[] = [];
const accepting = http.post('/api/auth/v1/signup/student', async ({ request, response }) => {
  sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
  return response(200).json(example('signUpStudent'));
});
const refusing = (errors: object) =>
  http.untyped.post('*/api/auth/v1/signup/student', () =>
    Response.json({ message: 'Please check the marked fields.', errors }, { status: 422 }),
  );

const open = async (address = '/auth/signup') => {
  renderRoute(signUpRoute, address);
  await screen.findByRole('button', { name: 'Sign up' });
};
const field = (label: string) => screen.getByLabelText(label);
const parent = () => screen.getByRole('checkbox');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const fill = async () => {
  await userEvent.click(field('Username'));
  await userEvent.keyboard(
    'Trail Fox{Tab}fox@example.org{Tab}Oasis-and-wells-7{Tab}{Tab}Oasis-and-wells-7{Tab}{Tab} ',
  );
};
const address = () => screen.getByTestId('location');

afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  sent.splice(0);
});

describe('A2: signing up', () => {
  it('sends name, email, password and challenge by keyboard alone and leads to the code', async () => {
    server.use(accepting);
    await open('/auth/signup?redirect_to=%2Fleaderboard');
    await fill();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toHaveTextContent('/auth/signup?step=verification&redirect_to=%2Fleaderboard'),
    );
    const values = { username: 'Trail Fox', email: 'fox@example.org', password: 'Oasis-and-wells-7' };
    expect(sent).toEqual([
      {
        body: { ...values, challenge: expect.stringMatching(/^[\w-]{43}$/) as string },
        key: expect.anything() as string,
      },
    ]);
    expect(signUpFlow.read()).toMatchObject({ email: 'fox@example.org', wrong: 0 });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Oasis');
  });
});

describe('D243: after a sign-up with a mistyped email', () => {
  const verifier = 'v'.repeat(43);
  const pending = (username: string, email: string) =>
    signUpFlow.write({ username, email, verifier, sentAt: 1, wrong: 0 });
  const send = async () => {
    server.use(accepting);
    await open();
    await fill();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.body['replaces'];
  };

  it.each([
    ['username', 'trail fox', 'mistyped@example.org'],
    ['email', 'Sand Fox', 'fox@example.org'],
  ])('the same %s replaces it', async (_field, username, email) => {
    server.use(configured({ capabilities: ['correct_email'] }));
    pending(username, email);
    expect(await send()).toEqual({ username, email, verifier });
    expect(signUpFlow.read()).toMatchObject({ email: 'fox@example.org', username: 'Trail Fox' });
  });

  it("keeps a sibling's sign-up, and R1: sends nothing more to a provider without the addition", async () => {
    pending('Trail Fox', 'mistyped@example.org');
    expect(await send()).toBeUndefined();
    sent.splice(0);
    cleanup();
    server.use(configured({ capabilities: ['correct_email'] }));
    pending('Desert Owl', 'owl@example.org');
    expect(await send()).toBeUndefined();
  });
});

describe('A5: validation before sending', () => {
  it('shows all errors at once, with the specified messages', async () => {
    await open();
    await submit();
    expect(field('Username')).toHaveAccessibleDescription(/^Username is required/);
    expect(field('Email')).toHaveAccessibleDescription(/^Email is required/);
    expect(field('Password')).toHaveAccessibleDescription(/^Password is required/);
    expect(field('Confirm password')).toHaveAccessibleDescription('Confirm password is required');
    expect(parent()).toHaveAccessibleDescription('Parental guide should be ticked to create an account');
    expect(field('Username')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    ['', ''],
    [', though the e-mail is empty', '{Backspace}'],
  ])('compares the confirmation on blur%s', async (_, correction) => {
    await open();
    await userEvent.type(field('Email'), `f${correction}`);
    await userEvent.type(field('Password'), 'Oasis-and-wells-7');
    await userEvent.type(field('Confirm password'), 'Oasis-and-wells-8');
    await userEvent.tab();
    expect(field('Confirm password')).toHaveAccessibleDescription(
      'Confirmation password doesn’t match, kindly check and retype',
    );
  });
});

describe('A8: provider errors', () => {
  it("'already been taken.' has a keyboard-reachable link to sign-in that passes the email", async () => {
    server.use(refusing({ email: ['The email has already been taken.'] }));
    await open('/auth/signup?redirect_to=%2Fleaderboard');
    await fill();
    await submit();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription(/^The email has already been taken\./),
    );
    expect(field('Email')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toHaveTextContent('/auth/signin?redirect_to=%2Fleaderboard');
  });
});

describe('legal texts', () => {
  it('open in a sheet and keep the input', async () => {
    await open();
    await userEvent.type(field('Username'), 'Trail Fox');
    await userEvent.click(await screen.findByRole('button', { name: 'Privacy for children' }));
    const sheet = await screen.findByRole('dialog', { name: 'Privacy for children' });
    expect(await within(sheet).findByText('Everybody who likes to learn.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Username')).toHaveValue('Trail Fox');
  });

  it("R1: fall back to the app's short text with owner and support address", async () => {
    server.use(configured({ capabilities: [], owner: 'The Wells Trust', support_email: 'hq@example.org' }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Terms and privacy' }));
    expect(await screen.findByText('The Wells Trust is in charge of Sirah Trails.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /hq@example/ })).toHaveAttribute(
      'href',
      'mailto:hq@example.org',
    );
  });
});

it('D64: offers guest access', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as a guest' }));
  expect(session.getState().guest).toBe(true);
  expect(address()).toHaveTextContent(/^\/$/);
});
