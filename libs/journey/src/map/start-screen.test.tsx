import { defaultConfiguration, type Settings } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { quizTime, quizTimes } from '../testing/samples.ts';
import { startRoute } from '../routes.ts';

const server = createMockServer(...provider());
const open = () => renderRoute(startRoute, '/learning-journey/start');

async function openDifficulties() {
  await userEvent.click(await screen.findByRole('button', { name: 'Start Journey' }));
  return within(await screen.findByRole('dialog', { name: 'Choose your pace' }));
}

it('B2: each difficulty tells its label, its seconds, and its stars out of those of the data', async () => {
  server.use(...provider({ quizTimes: [quizTime({ star: 12, total_star: 25 })] }));
  open();
  const dialog = await openDifficulties();
  expect(dialog.getByRole('button', { name: 'Easy, 60 seconds a question, 12 of 25 stars' })).toBeVisible();
});

it('D134, D135: difficulties are sorted by time, slowest first, without the endless row', async () => {
  server.use(...provider({ quizTimes: [...quizTimes].reverse() }));
  open();
  const dialog = await openDifficulties();
  const names = dialog.getAllByRole('listitem').map((row) => row.textContent);
  expect(names.map((name) => name.replace(/^\d+|\d.*/g, ''))).toEqual(['Easy', 'Medium', 'Hard', 'Expert']);
});

it('names the slowest pace to a learner without stars as the one to begin with, and to no other', async () => {
  server.use(...provider({ quizTimes: quizTimes.map((row) => ({ ...row, star: 0 })) }));
  const { unmount } = open();
  const dialog = await openDifficulties();
  expect(dialog.getAllByRole('button', { name: /best to start with/ })).toEqual([
    dialog.getByRole('button', { name: /^Easy/ }),
  ]);
  unmount();
  server.resetHandlers();
  open();
  await openDifficulties();
  expect(screen.queryByRole('button', { name: /best to start with/ })).not.toBeInTheDocument();
});

it('says where no clock is, with a provider that offers it', async () => {
  const { unmount } = open();
  const dialog = await openDifficulties();
  expect(dialog.queryByText(/without a clock/)).not.toBeInTheDocument();
  unmount();
  server.use(
    http.get('/api/x/v1/configuration', ({ response }) =>
      response(200).json({ ...defaultConfiguration, capabilities: ['calm'] }),
    ),
    http.get('/api/x/v1/settings', ({ response }) => response(200).json(example('getSettings'))),
  );
  open();
  await openDifficulties();
  expect(await screen.findByText(/without a clock/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose that in the settings' })).toHaveAttribute(
    'href',
    '/settings/playing',
  );
});

it('D246: the difficulties show the seconds of the learner, who changes them here', async () => {
  const sent: unknown[] = [];
  let settings: Settings = { calm: '2', hidden: false };
  server.use(
    http.get('/api/x/v1/configuration', ({ response }) =>
      response(200).json({ ...defaultConfiguration, capabilities: ['calm'] }),
    ),
    http.get('/api/x/v1/settings', ({ response }) => response(200).json({ data: settings })),
    http.put('/api/x/v1/settings', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      settings = { ...settings, ...body };
      return response(200).json({ data: settings });
    }),
  );
  open();
  const dialog = await openDifficulties();
  expect(await dialog.findByText('120 seconds a question')).toBeVisible();
  await userEvent.click(
    dialog.getByRole('button', { name: 'Twice the time for each question', pressed: true }),
  );
  expect(await dialog.findByText('60 seconds a question')).toBeVisible();
  expect(sent).toEqual([{ calm: '1' }]);
});

it('B2: choosing a difficulty leads to the worlds with its label', async () => {
  open();
  const dialog = await openDifficulties();
  await userEvent.click(dialog.getByRole('button', { name: /^Medium/ }));
  expect(screen.getByTestId('location')).toHaveTextContent('/learning-journey/trails?difficulty=medium');
});

it('D142: hides the button after the choice, and shows it on the next visit', async () => {
  const { unmount } = open();
  const dialog = await openDifficulties();
  await userEvent.click(dialog.getByRole('button', { name: /^Easy/ }));
  expect(screen.queryByRole('button', { name: 'Start Journey' })).not.toBeInTheDocument();
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Start Journey' })).toBeVisible();
});

it('Back leads home', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('leads a learner on to the next chapter at once, and lets them choose another pace', async () => {
  const chapter = { id: 'w1-s1-c2', name: 'Second', chapter: 2 };
  const step = {
    trail: { id: 'w1', name: 'Arabia', order: 1, theme: 'desert', floating_island: '/content/art/a.svg' },
    sub_trail: { id: 'w1-s1', title: 'The Land', order: 1 },
    chapter,
  };
  server.use(...provider({ quizTimes: [quizTime({ star: 4, next_step: step })] }));
  open();
  expect(await screen.findByRole('link', { name: 'Go on with chapter 2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/learning-journey\/motivational\/w1-s1-c2\?/),
  );
  expect(screen.getByRole('button', { name: 'Start Journey' })).toBeVisible();
});
