import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { recordAnnouncements } from '@sirah-trails/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountRoute } from '../routes.ts';
import { answering, known, learner, storedSettings, withAdditions } from '../testing/samples.ts';

const sent: unknown[] = [];
const taking = (method: 'post' | 'put', path: string, body: object = { message: 'Done.' }) =>
  http.untyped[method](`*${path}`, async ({ request }) => {
    sent.push(await request.json());
    return Response.json(body);
  });
const deletion = '/api/x/v1/account/delete';
const server = createMockServer(
  withAdditions(),
  known(),
  storedSettings(),
  taking('put', '/api/x/v1/settings', { data: { ...example('getSettings').data, hidden: true } }),
  taking('post', deletion),
  taking('post', '/api/x/v1/account/code'),
  http.get('/api/x/v1/account/export', ({ response }) => response(200).json(example('exportAccount'))),
);

beforeEach(() => session.getState().signIn({ token: 't', user: learner }));
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  sent.splice(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => renderRoute(accountRoute, '/settings/account');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const decide = async (question: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name }),
  );
const begin = async () => {
  open();
  await press('Delete my account');
  await decide('Delete your account?', 'Yes, go on');
};
const end = async (decision: string) => {
  await press('Delete my account now');
  await decide('Are you really sure?', decision);
};

it('hides the learner from the boards and refetches the boards', async () => {
  const { client } = open();
  const board = ['leaderboard', 'board'];
  client.setQueryData(board, 'as before');
  const hide = await screen.findByRole('checkbox', { name: 'Hide me from the boards' });
  expect(hide).not.toBeChecked();
  await userEvent.click(hide);
  await waitFor(() => expect(sent).toEqual([{ hidden: true }]));
  await waitFor(() => expect(client.getQueryState(board)?.isInvalidated).toBe(true));
});

it('reverts a rejected choice and shows an error', async () => {
  server.use(answering('put', '/api/x/v1/settings', { message: 'no' }, 422));
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(await screen.findByText("We couldn't save that. Please choose again.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
});

it("downloads the learner's stored data", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open();
  await press('Download my data');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(JSON.parse(await (files[0] as Blob).text())).toEqual(example('exportAccount'));
});

it('deletes the account after password and two confirmations, and ends the session', async () => {
  await begin();
  const field = await screen.findByLabelText('Your password');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'Oasis-and-wells-7');
  await end('Keep my account');
  expect(sent).toEqual([]);
  await end('Delete for good');
  await waitFor(() => expect(session.getState()).toMatchObject({ token: null, hasLeft: true }));
  expect(sent).toEqual([{ password: 'Oasis-and-wells-7' }]);
});

it('shows a wrong password at its field and keeps the session', async () => {
  const errors = { password: ['The password is not right.'] };
  server.use(answering('post', deletion, { message: 'no', errors }, 422));
  await begin();
  const field = await screen.findByLabelText('Your password');
  await userEvent.type(field, 'Oasis-and-wells-8');
  await end('Delete for good');
  await waitFor(() => expect(field).toHaveAccessibleDescription('The password is not right.'));
  expect(session.getState().token).toBe('t');
});

it('ADR-35: an account without a password is deleted with an emailed code', async () => {
  server.use(known({ has_password: false }));
  await begin();
  await press('Send me a code');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await end('Delete for good');
  await waitFor(() => expect(session.getState().token).toBeNull());
  expect(sent).toEqual([{ purpose: 'delete-account' }, { otp: '123456' }]);
});

it('reports the account as deleted on the next attempt after a lost response', async () => {
  const lost = http.untyped.post(`*${deletion}`, () => Response.error(), { once: true });
  server.use(lost, answering('post', deletion, { message: 'User not found' }, 401));
  const announced = recordAnnouncements();
  await begin();
  await userEvent.type(await screen.findByLabelText('Your password'), 'Oasis-and-wells-7');
  await end('Delete for good');
  expect(await screen.findByText(/connect/)).toBeVisible();
  await end('Delete for good');
  await waitFor(() => expect(session.getState().token).toBeNull());
  await waitFor(() => expect(announced).toContainEqual(expect.stringMatching(/^Your account is deleted/)));
});

it('deletes an account with a forgotten password by an emailed code', async () => {
  await begin();
  await press('Forgot it? Use a code from an email');
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toHaveFocus();
});

it('R1: shows only offered sections and sends no other calls', async () => {
  server.use(withAdditions({ capabilities: ['account'] }), failing('/api/x/v1/settings', 404));
  open();
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
