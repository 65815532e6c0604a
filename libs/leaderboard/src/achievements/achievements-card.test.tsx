import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderInHarness } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { profile } from '../testing/samples.ts';
import { AchievementsCard } from './achievements-card.tsx';

const server = createMockServer(...provider());
const open = () => renderInHarness(<AchievementsCard />);
const value = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

it('B2: worlds completed, stars and chapters come from the profile', async () => {
  open();
  expect(await value('Worlds Completed')).toBe('1');
  expect(await value('Trail Stars')).toBe('182');
  expect(await value('Chapters Passed')).toBe('41');
});

it('a new learner sees zeros and where the first star waits', async () => {
  const achievements = { trails_complete: 0, trails_points: 0, chapter_read: 0, reading_time: 0 };
  server.use(...provider({ profile: { ...profile, achievements } }));
  open();
  expect(await screen.findByText('Your first star is waiting on The Trails.')).toBeVisible();
});

it('a failure offers a retry, which works', async () => {
  server.use(failing('/api/profile/v1'));
  open();
  const retry = await screen.findByRole('button', { name: /try again/i });
  server.resetHandlers();
  await userEvent.click(retry);
  expect(await screen.findByText('Worlds Completed')).toBeVisible();
});
