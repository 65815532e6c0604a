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

  it('prefills the email and reassures the learner after a lost response', async () => {
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
  const submitText = async (field: () => HTMLElement, text: string) => {
    await userEvent.clear(field());
    if (text) await userEvent.type(field(), text);
    await submit();
    return field();
  };

  it('checks the email', async () => {
    await open();
    const messages = {
      '': 'Email is required',
      amina: 'Please enter a valid email address',
      'amina@': 'Please enter a valid email address',
    };
    for (const [text, message] of Object.entries(messages)) {
      expect(await submitText(email, text), text).toHaveAccessibleDescription(message);
      expect(email()).toHaveFocus();
    }
    expect(sent).toEqual([]);
  });

  it('checks the password', async () => {
    await open();
    await userEvent.type(email(), 'amina@example.org');
    const messages = {
      '': 'Password is required',
      Ab1: 'Password must be at least 8 characters',
      abcdefg1: 'Password must contain at least one uppercase letter',
      ABCDEFG1: 'Password must contain at least one lowercase letter',
      Abcdefgh: 'Password must contain at least one number',
    };
    for (const [text, message] of Object.entries(messages))
      expect(await submitText(password, text), text).toHaveAccessibleDescription(message);
    expect(sent).toEqual([]);
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
