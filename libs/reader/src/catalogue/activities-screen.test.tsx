import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { activitiesRoute } from '../routes.ts';
import { activities, activityProvider } from '../testing/activities.ts';

const server = createMockServer(...activityProvider());
const open = () => renderRoute(activitiesRoute, '/fun-activities');
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Treasure Trails' })).getAllByRole('listitem');

it('B2: lists and links activities with kind and page count', async () => {
  open();
  expect(await rows()).toHaveLength(3);
  const first = screen.getByRole('link', { name: /Activity 1/ });
  expect(first).toHaveAttribute('href', '/fun-activities/activity-1');
  expect(within(first).getByText('Maze')).toBeVisible();
  expect(within(first).getByText('2 pages to print')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('lists an activity of an unknown kind without the kind', async () => {
  const [one] = activities(1);
  server.use(...activityProvider(one && [{ ...one, category: 'origami' }]));
  open();
  expect(await screen.findByRole('link', { name: /Activity 1/ })).not.toHaveTextContent('origami');
});

it('B9: loads the next ten near the end of the list and numbers the rows', async () => {
  server.use(...activityProvider(activities(25)));
  open();
  await waitFor(async () => expect(await rows()).toHaveLength(25));
  expect((await rows()).at(-1)).toHaveAttribute('aria-posinset', '25');
});
