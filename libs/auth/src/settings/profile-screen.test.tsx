import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profileRoute } from '../routes.ts';
import { account, known, learner, withAdditions } from '../testing/samples.ts';

const sent: unknown[] = [];
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const saving = (status = 200, refusal: object = {}) =>
  http.untyped.put('*/api/auth/v1/update-fields', async ({ request }) => {
    const body = (await request.json()) as object;
    sent.push(body);
    const stored = { user: { ...learner, ...body }, message: 'Saved.' };
    return Response.json(status === 200 ? stored : refusal, { status });
  });
const server = createMockServer(withAdditions(), known(), saving());

beforeEach(() => session.getState().signIn({ token: 't', user: learner }));
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  sent.splice(0);
});

const firstName = () => screen.findByLabelText('First name');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const ask = async (name = 'Aminah') => {
  await userEvent.clear(await firstName());
  await userEvent.type(await firstName(), name);
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  return dialog('Update Profile');
};

it('A2: names are editable; known age and gender are disabled', async () => {
  renderRoute(profileRoute, '/settings/profile');
  expect(await firstName()).toHaveValue(account.first_name ?? '');
  expect(screen.getByLabelText('Last name')).toBeEnabled();
  expect(screen.getByLabelText('Age')).toBeDisabled();
  expect(screen.getByLabelText('Age')).toHaveValue(account.age ?? '');
  expect(screen.getByLabelText('Gender')).toBeDisabled();
  expect(screen.getByLabelText('Gender')).toHaveDisplayValue('Girl');
});

it('A2, A4: confirms, saves, updates the stored user and reports success', async () => {
  renderRoute(profileRoute, '/settings/profile');
  const question = await ask();
  expect(question.getByText(/^You're about to save changes to your profile/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Update Profile' }));
  const done = await dialog('Updated Successfully!');
  const { last_name, age, gender } = account;
  expect(sent).toEqual([{ first_name: 'Aminah', last_name, age, gender }]);
  expect(session.getState().user?.first_name).toBe('Aminah');
  await userEvent.click(done.getByRole('button', { name: 'Back to My Profile' }));
  await closed();
  expect(screen.getByTestId('location')).toHaveTextContent('/settings/profile');
});

it('D65: the cancel button sends nothing and keeps the input', async () => {
  renderRoute(profileRoute, '/settings/profile');
  const question = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await closed();
  expect(sent).toEqual([]);
  expect(await firstName()).toHaveValue('Aminah');
});

it('unknown age and gender are editable and required', async () => {
  const bare = { age: null, gender: null };
  server.use(known({ ...bare, student: bare }));
  renderRoute(profileRoute, '/settings/profile');
  await firstName();
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  expect(screen.getByLabelText('Age')).toHaveAccessibleDescription('Age is required');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '11-15 Years Old');
  await userEvent.click(screen.getByLabelText('Boy'));
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await userEvent.click((await dialog('Update Profile')).getByRole('button', { name: 'Update Profile' }));
  await dialog('Updated Successfully!');
  expect(sent).toEqual([expect.objectContaining({ age: '11-15 Years Old', gender: 'male' })]);
});

it('requests its data on navigation', async () => {
  expect(await lateRequests(server, profileRoute, '/settings/profile')).toEqual([]);
});
