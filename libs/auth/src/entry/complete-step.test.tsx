import { defaultConfiguration, meQuery } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { clearTrial, readTrial, storeTrial } from '@sirah-trails/screen-kit';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUpRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const me = example('getMe').data;
const bare = {
  first_name: null,
  last_name: null,
  age: null,
  gender: null,
  student: { age: null, gender: null },
};
const sent: unknown[] = [];
const mine = (part: object = {}) =>
  http.get('/api/user/v1/me', ({ response }) => response(200).json({ data: { ...me, ...bare, ...part } }));
const storing = http.put('/api/auth/v1/update-fields', async ({ request, response }) => {
  const body = await request.json();
  sent.push(body);
  const { age, gender } = body;
  const user = { ...example('updateFields').user, ...body, student: { age, gender } };
  return response(200).json({ user, message: 'Thank you!' });
});
const agreeing = (status: number, body: object) =>
  http.untyped.post('*/api/x/v1/consent', async ({ request }) => {
    sent.push(await request.json());
    return Response.json(body, { status });
  });
const pages = (updated: string) =>
  http.get('/api/x/v1/legal', ({ response }) =>
    response(200).json({
      data: [
        { id: 'faq', title: 'Questions', updated: '2027-01-01' },
        { id: 'terms', title: 'Terms', updated: '2025-06-01' },
        { id: 'privacy-children', title: 'Privacy', updated },
      ],
    }),
  );
const server = createMockServer(
  configured({ capabilities: ['legal', 'consent'] }),
  themed(),
  mine(),
  storing,
  pages('2026-02-01'),
);

const address = () => screen.getByTestId('location');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Start my trail' }));
const open = async () => {
  const address = '/auth/signup?step=complete&email=a%40b.c&redirect_to=%2Fleaderboard';
  const rendered = renderRoute(signUpRoute, address);
  await screen.findByRole('button', { name: 'Start my trail' });
  return rendered;
};
const fill = async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Amina');
  await userEvent.type(screen.getByLabelText('Last name'), 'Yusuf');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '11-15 Years Old');
  await userEvent.click(screen.getByLabelText('Girl'));
};
const details = { first_name: 'Amina', last_name: 'Yusuf', age: '11-15 Years Old', gender: 'female' };

beforeEach(() => session.getState().signIn({ token: 't', user: { ...me, ...bare } }));
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  clearTrial();
  sent.splice(0);
});

it('A4: name, age and gender update the stored user, and the guard redirects', async () => {
  await open();
  await waitFor(() =>
    expect(address()).toHaveTextContent('/auth/signup?step=complete&redirect_to=%2Fleaderboard'),
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await fill();
  await submit();
  await waitFor(() => expect(address()).toHaveTextContent('/auth/signup?redirect_to=%2Fleaderboard'));
  expect(sent).toEqual([details]);
  expect(session.getState().user).toMatchObject(details);
});

it('A5: all four fields are required', async () => {
  await open();
  await submit();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(screen.getByLabelText('Age')).toHaveAccessibleDescription('Age is required');
  expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription(
    'Gender is required',
  );
  expect(sent).toEqual([]);
});

it('asks for missing consent first, with the current text version', async () => {
  server.use(mine({ consent: null }), agreeing(200, { message: 'Thank you!' }));
  await open();
  await fill();
  await submit();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Parental guide should be ticked to create an account',
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  await waitFor(() => expect(sent).toEqual([{ version: '2026-02-01' }, details]));
});

it('refetches a changed text and keeps the other input', async () => {
  const changed = 'The text has changed. Please read it again.';
  server.use(mine({ consent: null }), agreeing(422, { message: 'Check.', errors: { version: [changed] } }));
  await open();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  server.use(pages('2026-03-01'));
  await submit();
  expect(await screen.findByText(changed)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByLabelText('First name')).toHaveValue('Amina');
  server.use(agreeing(200, { message: 'Thank you!' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  await waitFor(() => expect(sent).toEqual([{ version: '2026-02-01' }, { version: '2026-03-01' }, details]));
});

it('shows the form only after the consent requirement is known', async () => {
  let answer = (_response: Response): void => undefined;
  server.use(
    http.untyped.get(
      '*/api/x/v1/configuration',
      () => new Promise<Response>((resolve) => (answer = resolve)),
    ),
    mine({ consent: null }),
  );
  const { client } = renderRoute(signUpRoute, '/auth/signup?step=complete');
  await waitFor(() => expect(client.getQueryData(meQuery().queryKey)).toBeDefined());
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  answer(Response.json({ ...defaultConfiguration, capabilities: ['consent'] }));
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeVisible();
});

it('a refetched account with consent leaves the form unchanged', async () => {
  server.use(mine({ consent: null }), agreeing(200, { message: 'Thank you!' }));
  const { client } = await open();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  server.use(mine({ consent: me.consent }));
  await client.refetchQueries(meQuery());
  await submit();
  await waitFor(() => expect(sent).toEqual([{ version: '2026-02-01' }, details]));
});

it('R1: sends no consent to a provider without consent support', async () => {
  server.use(configured(), mine({ consent: null }));
  await open();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('A4: prefills the details from Google', async () => {
  server.use(mine({ first_name: 'Amina', student: { age: null, gender: 'male' } }));
  await open();
  expect(screen.getByLabelText('First name')).toHaveValue('Amina');
  expect(screen.getByLabelText('Boy')).toBeChecked();
});

it('D243: Sign Out ends the session, so that a sibling can use the device', async () => {
  const left: string[] = [];
  server.use(
    http.untyped.post('*/api/user/v1/logout', ({ request }) => {
      left.push(request.url);
      return Response.json({ message: 'Bye!' });
    }),
  );
  await open();
  expect(screen.getByText('Step 3 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/auth\/signin$/));
  expect(session.getState().token).toBeNull();
  expect(left).toHaveLength(1);
});

it('offers sign-in without a session', async () => {
  session.getState().signOut();
  renderRoute(signUpRoute, '/auth/signup?step=complete&redirect_to=%2Fleaderboard');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/signin?redirect_to=%2Fleaderboard',
  );
});

it('D241: sends the trial with the details, then clears it', async () => {
  const avatar = { skin: 'skin_2' } as const;
  storeTrial({ token: 'run', stars: 4, page: 3, avatar });
  await open();
  await fill();
  await submit();
  await waitFor(() => expect(sent).toEqual([{ ...details, trial: { token: 'run', page: 3, avatar } }]));
  await waitFor(() => expect(readTrial()).toBeNull());
});
