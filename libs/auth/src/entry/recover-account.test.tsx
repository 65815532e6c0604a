import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { recoverAccountRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const sent: unknown[] = [];
const asking: boolean[] = [];
const recovering = (status = 200, body: object = { message: 'Sent.' }) =>
  http.untyped.post('*/api/auth/v1/recover-account', async ({ request }) => {
    asking.push(screen.queryByRole('dialog') !== null);
    sent.push(await request.json());
    return Response.json(body, { status });
  });
const server = createMockServer(configured({ support_email: 'hq@example.org' }), themed(), recovering());

afterEach(() => {
  sent.splice(0);
  asking.splice(0);
  sessionStorage.clear();
});

const open = () => renderRoute(recoverAccountRoute, '/auth/recover-account?email=fox%40example.org');
const message = () => screen.findByLabelText('Your message');
const confirmation = () => screen.findByRole('dialog', { name: 'Account Recovery' });
const ask = async () => {
  await userEvent.type(await message(), 'My brother played.');
  await userEvent.click(screen.getByRole('button', { name: 'Recover Account' }));
  return within(await confirmation());
};

it('A2: prefills the email from the URL and removes it there', async () => {
  open();
  expect(await screen.findByLabelText('Email')).toHaveValue('fox@example.org');
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/auth\/recover-account$/));
  expect(await message()).toHaveAttribute('rows', '10');
  expect(await message()).toHaveAttribute(
    'placeholder',
    'Briefly explain what happened and why you need to recover your account',
  );
  expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/auth/signin');
});

it('D26: keeps message and email over a reload, after the email left the URL', async () => {
  const { unmount } = open();
  await userEvent.type(await message(), 'My brother played.');
  unmount();
  renderRoute(recoverAccountRoute, '/auth/recover-account');
  expect(await message()).toHaveValue('My brother played.');
  expect(screen.getByLabelText('Email')).toHaveValue('fox@example.org');
});

it('A2: confirms email and reason, sends, and shows the next steps', async () => {
  open();
  const dialog = await ask();
  expect(dialog.getByText('Are you sure you want to send your recovery request?')).toBeVisible();
  expect(dialog.getByText('fox@example.org')).toBeVisible();
  expect(dialog.getByText('My brother played.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Request Account Recovery' }));
  const done = within(await screen.findByRole('dialog', { name: 'Recovery Request Sent' }));
  expect(sent).toEqual([{ email: 'fox@example.org', message: 'My brother played.' }]);
  expect(done.getByRole('link', { name: 'hq@example.org' })).toHaveAttribute('href', 'mailto:hq@example.org');
  await userEvent.click(done.getByRole('button', { name: 'Close Message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('A4: a rejected request closes the dialog and shows the error in the form', async () => {
  server.use(recovering(422, { message: 'Check.', errors: { message: ['Please write a little more.'] } }));
  open();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Request Account Recovery' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription('Please write a little more.'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // A closing dialog restores the focus, which would clear the field error.
  expect(asking).toEqual([false]);
});

it('A5: rejects a blank message', async () => {
  open();
  await userEvent.type(await message(), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Recover Account' }));
  expect(await message()).toHaveAccessibleDescription('Message is required');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
