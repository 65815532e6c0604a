import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passwordRoute } from '../routes.ts';
import { known, learner, withAdditions } from '../testing/samples.ts';

const sent: unknown[] = [];
const taking = (path: string, status = 200, body: object = { message: 'Done.' }) =>
  http.untyped.post(`*${path}`, async ({ request }) => {
    sent.push(await request.json());
    return Response.json(body, { status });
  });
const change = '/api/user/v1/reset-password';
const server = createMockServer(
  withAdditions(),
  known(),
  taking(change),
  taking('/api/x/v1/account/code'),
  taking('/api/x/v1/account/set-password'),
);

beforeEach(() => session.getState().signIn({ token: 't', user: learner }));
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  sent.splice(0);
});

const typed = {
  old_password: 'Oasis-and-wells-7',
  password: 'Palms-and-springs-8',
  password_confirmation: 'Palms-and-springs-8',
};
const field = (name: string) => screen.findByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const open = () => renderRoute(passwordRoute, '/settings/change-password');
const fill = async (values: Partial<typeof typed> = {}) => {
  const { old_password, password, password_confirmation } = { ...typed, ...values };
  await userEvent.type(await field('Current Password'), old_password);
  await userEvent.type(await field('New Password'), password);
  await userEvent.type(await field('Confirm Password'), password_confirmation);
  await press('Update Password');
};
const confirmChange = async () =>
  userEvent.click((await dialog('Update Password')).getByRole('button', { name: 'Update Password' }));

it('A2: warns to remember the new password, changes it and returns to the settings', async () => {
  open();
  await fill();
  expect((await dialog('Update Password')).getByText(/^Remember your new password!/)).toBeVisible();
  expect(sent).toEqual([]);
  await confirmChange();
  const done = await dialog('Updated Successfully!');
  expect(sent).toEqual([typed]);
  expect(done.getByRole('link', { name: 'hq@example.org' })).toHaveAttribute('href', 'mailto:hq@example.org');
  await userEvent.click(done.getByRole('button', { name: 'Back to Settings' }));
  expect(screen.getByTestId('location')).toHaveTextContent(/^\/settings$/);
});

it('the new password is strong, confirmed and different', async () => {
  open();
  await fill({ password: typed.old_password, password_confirmation: 'Other-words-9' });
  expect(await field('New Password')).toHaveAccessibleDescription(/^Choose another password/);
  expect(await field('Confirm Password')).toHaveAccessibleDescription(/^Confirmation password doesn’t match/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('shows a wrong current password at its field and keeps the session', async () => {
  const errors = { old_password: ['The current password is not right.'] };
  server.use(taking(change, 422, { message: 'Check.', errors }));
  open();
  await fill();
  await confirmChange();
  await waitFor(async () =>
    expect(await field('Current Password')).toHaveAccessibleDescription('The current password is not right.'),
  );
  expect(session.getState().token).toBe('t');
});

it("sets a Google account's first password with an emailed code", async () => {
  server.use(known({ has_password: false, google: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
  await userEvent.type(await field('Code'), '123456');
  await userEvent.type(await field('New Password'), typed.password);
  await userEvent.type(await field('Confirm Password'), typed.password);
  await press('Save my password');
  expect((await dialog('Updated Successfully!')).getByText(/and with Google too/)).toBeVisible();
  expect(sent).toEqual([
    { purpose: 'set-password' },
    { otp: '123456', password: typed.password, password_confirmation: typed.password },
  ]);
});

it('accepts a code sent before a reload', async () => {
  server.use(known({ has_password: false }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'I have a code already' }));
  expect(await field('Code')).toBeVisible();
  expect(sent).toEqual([]);
});

it('R1: tells a Google account without the addition that it has no password, without a call', async () => {
  server.use(known({ has_password: false }), withAdditions({ capabilities: [] }));
  open();
  expect(await screen.findByText(/^You sign in with Google, so there is no password/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send me a code' })).not.toBeInTheDocument();
});

it('requests its data on navigation', async () => {
  expect(await lateRequests(server, passwordRoute, '/settings/change-password')).toEqual([]);
});
