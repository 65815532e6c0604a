import { createQueryClient, meQuery } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menuRoute } from '../routes.ts';
import { account, learner, withAdditions } from '../testing/samples.ts';

const ended = vi.fn();
const server = createMockServer(
  withAdditions(),
  http.post('/api/user/v1/logout', ({ request, response }) => {
    ended(request.headers.get('Authorization'));
    return response(200).json({ message: 'Bye.' });
  }),
);

beforeEach(() => session.getState().signIn({ token: 't', user: learner }));
afterEach(() => {
  session.getState().signOut();
  ended.mockClear();
});

const ask = async (client = createQueryClient()) => {
  renderRoute(menuRoute, '/settings', { client });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  return within(await screen.findByRole('dialog', { name: 'Sign out?' }));
};

it('A2: Sign Out confirms, then ends the session at the provider and locally', async () => {
  const question = await ask();
  expect(ended).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(session.getState().token).toBeNull());
  expect(ended).toHaveBeenCalledExactlyOnceWith('Bearer t');
});

it('keeps the session if the learner declines', async () => {
  const question = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(session.getState().token).toBe('t');
  expect(ended).not.toHaveBeenCalled();
});

it.each([
  ['a learner with a password', { has_password: true, google: false }, /your password/],
  ['a learner with Google alone', { has_password: false, google: true }, /the same Google account/],
  ['a learner whose account is not read yet', null, /sign in again/],
])('tells %s how to come back', async (_title, part, words) => {
  const client = createQueryClient();
  if (part) client.setQueryData(meQuery().queryKey, { ...account, ...part });
  expect((await ask(client)).getByText(words)).toBeVisible();
});

it('R1: links only to available screens', async () => {
  const { unmount } = renderRoute(menuRoute, '/settings');
  expect(await screen.findByRole('link', { name: 'About' })).toHaveAttribute('href', '/settings/about');
  expect(screen.getByRole('link', { name: 'My account and data' })).toBeVisible();
  unmount();
  server.use(withAdditions({ capabilities: [] }));
  renderRoute(menuRoute, '/settings');
  expect(await screen.findByRole('link', { name: 'FAQ' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /About|My account/ })).not.toBeInTheDocument();
});
