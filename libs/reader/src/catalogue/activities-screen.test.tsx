import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, lateRequests, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { activitiesRoute } from '../routes.ts';
import { activities, activityProvider } from '../testing/activities.ts';

const server = createMockServer(...activityProvider());
const open = () => renderRoute(activitiesRoute, '/fun-activities');
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Treasure Trails' })).getAllByRole('listitem');

it('B2: Treasure Trails lists its activities, each with its kind and its pages, and leads to each', async () => {
  open();
  expect(await rows()).toHaveLength(3);
  const first = screen.getByRole('link', { name: /Activity 1/ });
  expect(first).toHaveAttribute('href', '/fun-activities/activity-1');
  expect(within(first).getByText('Maze')).toBeVisible();
  expect(within(first).getByText('2 pages to print')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('an activity of a kind that the app does not know is listed without it', async () => {
  const [one] = activities(1);
  server.use(...activityProvider(one && [{ ...one, category: 'origami' }]));
  open();
  expect(await screen.findByRole('link', { name: /Activity 1/ })).not.toHaveTextContent('origami');
});

it('B9: the next ten come as the end of the list comes near; each row tells its position among all', async () => {
  server.use(...activityProvider(activities(25)));
  open();
  await waitFor(async () => expect(await rows()).toHaveLength(25));
  expect((await rows()).at(-1)).toHaveAttribute('aria-posinset', '25');
});

it('B8: an empty list invites to come again', async () => {
  server.use(...activityProvider([]));
  open();
  expect(await screen.findByRole('heading', { name: 'No activities found' })).toBeVisible();
});

it('D107: a list that does not come can be retried', async () => {
  server.use(failing('/api/fun-activities/v1', 403));
  open();
  const retry = await screen.findByRole('button', { name: /try again/i });
  server.use(...activityProvider());
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(3);
});

it('all of its first data is requested at the tap', async () => {
  expect(await lateRequests(server, activitiesRoute, '/fun-activities')).toEqual([]);
});
