import { defaultConfiguration } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { signInRoute } from '../routes.ts';
import { completeUser, configured, themed } from '../testing/samples.ts';
import { signUpFlow } from './sign-up-flow.ts';

const server = createMockServer(configured(), themed());

const user = completeUser;
const sent: unknown[] = [];

const accepting = http.post('/api/auth/v1/signin/student', async ({ request, response }) => {
  sent.push(await request.json());
  return response(200).json({ access_token: 't1', user, message: 'Welcome back!' });
});
const refusing = (status: number, body: object) =>
  http.untyped.post('*/api/auth/v1/signin/student', () => Response.json(body, { status }));

const open = async (address = '/auth/signin') => {
  const rendered = renderRoute(signInRoute, address);
  await screen.findAllByRole('button', { name: 'Sign in' });
  return rendered;
};
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const fill = async (address: string, secret: string) => {
  await userEvent.type(email(), address);
  await userEvent.type(password(), secret);
};

afterEach(() => {
  session.getState().signOut();
  sent.splice(0);
});

it('A3: shows the theme logo, with the app logo as fallback', async () => {
  const { client } = await open();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const logo = await screen.findByRole('img', { name: defaultConfiguration.product });
  const mark = logo.getAttribute('src');
  server.use(themed('/content/art/theme/logo.svg'));
  await open();
  await waitFor(() => {
    const shown = screen.getAllByRole('img', { name: defaultConfiguration.product });
    expect(shown.map((one) => one.getAttribute('src'))).toEqual([mark, '/content/art/theme/logo.svg']);
  });
});

describe('A4: signing in', () => {
  it('stores token and user by keyboard alone and ends the guest session', async () => {
    server.use(accepting);
    session.getState().signInAsGuest();
    await open();
    await userEvent.click(email());
    await userEvent.keyboard('amina@example.org{Tab}Oasis-and-wells-7{Enter}');
    await waitFor(() => expect(session.getState()).toMatchObject({ token: 't1', user, guest: false }));
    expect(sent).toEqual([{ email: 'amina@example.org', password: 'Oasis-and-wells-7' }]);
  });

  it('A8: EMAIL_NOT_VERIFIED leads to the code step and keeps email and return target', async () => {
    server.use(refusing(403, { message: 'Please verify your email first.', code: 'EMAIL_NOT_VERIFIED' }));
    await open('/auth/signin?redirect_to=%2Fleaderboard');
    await fill('amina@example.org', 'Oasis-and-wells-7');
    await submit();
    await waitFor(() =>
      expect(screen.getByTestId('location')).toHaveTextContent(
        '/auth/signup?step=verification&redirect_to=%2Fleaderboard',
      ),
    );
    expect(signUpFlow.read()).toMatchObject({ email: 'amina@example.org', sentAt: 0 });
  });

  it('D54: the sign-up link keeps the return target', async () => {
    await open('/auth/signin?redirect_to=%2Fleaderboard');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/auth/signup?redirect_to=%2Fleaderboard',
    );
  });

  it('T14: prefills the email and reassures the learner after a lost response', async () => {
    renderRoute(signInRoute, '/auth/signin', { state: { email: 'fox@example.org', allIsWell: true } });
    expect(await screen.findByText(/^All is well!/, { ignore: '[role] p' })).toBeVisible();
    expect(email()).toHaveValue('fox@example.org');
  });

  it('D64: Sign in as a guest opens home', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a guest' }));
    expect(session.getState().guest).toBe(true);
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/);
  });
});

describe('A5: validation before sending', () => {
  it.each([
    ['', 'Email is required'],
    ['amina', 'Please enter a valid email address'],
    ['amina@', 'Please enter a valid email address'],
  ])('e-mail "%s": %s', async (text, message) => {
    await open();
    if (text) await userEvent.type(email(), text);
    await submit();
    expect(email()).toHaveAccessibleDescription(message);
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    ['', 'Password is required'],
    ['Ab1', 'Password must be at least 8 characters'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ])('password "%s": %s', async (text, message) => {
    await open();
    await userEvent.type(email(), 'amina@example.org');
    if (text) await userEvent.type(password(), text);
    await submit();
    expect(password()).toHaveAccessibleDescription(message);
    expect(password()).toHaveFocus();
  });

  it('validates a field on blur, then on each change', async () => {
    await open();
    await userEvent.type(email(), 'amina');
    expect(email()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(email(), '@example.org');
    expect(email()).not.toHaveAccessibleDescription();
  });
});

describe('A8: provider errors', () => {
  const attempt = async () => {
    await open();
    await fill('amina@example.org', 'Oasis-and-wells-7');
    await submit();
  };

  it("shows a 422's first message under each field", async () => {
    server.use(
      refusing(422, {
        message: 'Check.',
        errors: { email: ['We do not know it', 'x'], password: ['Wrong'] },
      }),
    );
    await attempt();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('We do not know it'));
    expect(password()).toHaveAccessibleDescription('Wrong');
    expect(email()).toHaveFocus();
    expect(screen.queryByText('Check.')).not.toBeInTheDocument();
  });

  it('D74: a provider message disappears on blur', async () => {
    server.use(refusing(422, { message: 'Check.', errors: { email: ['We do not know it'] } }));
    await attempt();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('We do not know it'));
    await userEvent.tab();
    expect(email()).not.toHaveAccessibleDescription();
  });

  it('T8: a 429 shows the wait and blocks the button', async () => {
    let tries = 0;
    server.use(
      http.untyped.post('*/api/auth/v1/signin/student', () => {
        tries += 1;
        const headers = { 'Retry-After': '900' };
        return Response.json({ message: 'That was a lot of tries.' }, { status: 429, headers });
      }),
    );
    await attempt();
    expect(await screen.findByText('That was a lot of tries.')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Sign in' });
    expect(send).toHaveAccessibleDescription('You can try again in 15 minutes.');
    await userEvent.click(send);
    expect(tries).toBe(1);
    expect(password()).toHaveValue('Oasis-and-wells-7');
  });

  it("D75: shows another field's message in the form summary", async () => {
    server.use(refusing(422, { message: 'Check.', errors: { captcha: ['Please wait a minute'] } }));
    await attempt();
    expect(await screen.findByText('Please wait a minute')).toBeVisible();
  });

  it.each([
    [429, { message: 'Please wait a moment.' }, 'Please wait a moment.'],
    [403, { error: 'Not here.' }, 'Not here.'],
    [400, {}, 'An error occurred'],
  ])('a %d with %j says: %s', async (status, body, text) => {
    server.use(refusing(status, body));
    await attempt();
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveValue('amina@example.org');
  });

  it('keeps the input and shows a kind message while offline', async () => {
    server.use(http.untyped.post('*/api/auth/v1/signin/student', () => Response.error()));
    await attempt();
    expect(await screen.findByText(/^We can't connect right now\./)).toBeVisible();
    expect(password()).toHaveValue('Oasis-and-wells-7');
  });
});

describe('T12, D255: error in the URL', () => {
  it.each([
    ['access_denied', 'The sign-in was cancelled. You can try again.'],
    ['Your account is locked, write to evil@example.org', 'An error occurred'],
    ['constructor', 'An error occurred'],
  ])('%s is shown as: %s', async (error, text) => {
    await open(`/auth/signin?error=${encodeURIComponent(error)}&redirect_to=/leaderboard`);
    expect(screen.getByText(text)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByTestId('location')).toHaveTextContent('/auth/signin?redirect_to=%2Fleaderboard'),
    );
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('D178: provider configuration', () => {
  it('a demo prefills its learner, and Enter signs in', async () => {
    server.use(
      accepting,
      configured({ demo: { email: 'learner@example.org', password: 'Oasis-and-wells-7' } }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Fill it in for me' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([{ email: 'learner@example.org', password: 'Oasis-and-wells-7' }]),
    );
  });

  it('hides the hint without a demo', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Sirah Trails' });
    expect(screen.queryByText('Just looking around?')).not.toBeInTheDocument();
  });

  it('shows product and support address', async () => {
    server.use(configured({ product: 'Wells', support_email: 'hq@example.org' }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Wells' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Write to us/ })).toHaveAttribute(
      'href',
      'mailto:hq@example.org',
    );
  });
});
