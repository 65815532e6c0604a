import type { Profile } from '@sirah-trails/api-client';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { badgeList, profile, summaries } from '../testing/samples.ts';
import { OwnSummary } from './own-summary.tsx';

const server = createMockServer(...provider());
const open = (facts: Partial<Profile> = {}) => {
  server.use(...provider({ profile: { ...profile, ...facts } }));
  return renderInHarness(<OwnSummary />);
};
const card = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const value = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
const linksOf = async (name: string) =>
  (await card(name)).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it.each([
  [6.5, 'Hours of reading', '6.5'],
  [1, 'Hour of reading', '1'],
  [0, 'Hours of reading', '0'],
  [1120.4999, 'Hours of reading', '1,120.5'],
])(
  'B3: %d hours of reading are shown with one decimal, beside worlds, stars and chapters',
  async (hours, label, shown) => {
    open({ achievements: { ...profile.achievements, reading_time: hours } });
    expect(await value(label)).toBe(shown);
    expect(await value('Worlds completed')).toBe('1');
    expect(await value('Stars on The Trails')).toBe('182');
    expect(await value('Chapters passed')).toBe('41');
  },
);

it('B2: earned badges lead to the board by their names; the next ones are named', async () => {
  open({ badge_list: badgeList(1, 2) });
  expect(await linksOf('Badges')).toEqual([
    ['Trail w1-s1', '/leaderboard'],
    ['Trail w1-s2', '/leaderboard'],
  ]);
  const next = within(screen.getByRole('list', { name: 'Badges to earn next' }));
  const hints = ['Trail w1-s3', 'Trail w1-s4', 'Trail w1-s5'];
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual(hints);
  expect(screen.getByText('2 of 6')).toBeVisible();
});

it('collapses many badges to the latest until a tap', async () => {
  open(summaries.everything);
  expect(await linksOf('Badges')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show all badges', expanded: false }));
  expect(await linksOf('Badges')).toHaveLength(48);
  expect(screen.getByRole('button', { name: 'Show fewer badges', expanded: true })).toHaveFocus();
  expect(screen.getByText('Every badge is yours. What a journey!')).toBeVisible();
});

it('numbers badges without names and leaves out missing badges', async () => {
  open({ badge_list: undefined as never });
  expect(await linksOf('Badges')).toEqual([
    ['Badge 1', '/leaderboard'],
    ['Badge 2', '/leaderboard'],
  ]);
  expect(screen.queryByText(/^Finish/)).not.toBeInTheDocument();
});

it('B9, D162, D211, D249: a medal is a place among the first ten now; a later one of the Infinity Trail has no medal', async () => {
  const medal = { rank: 3, difficulty: 'hard', total_star: 9, quiz_time_id: 'qt-hard' } as const;
  const eleventh = { ...medal, rank: 11, difficulty: 'easy', quiz_time_id: 'qt-easy' } as const;
  open({ medals: { regular_medals: [medal, eleventh], endless_rank: 512 } });
  expect(await linksOf('Medals')).toEqual([
    ['Hard 3rd place now', '/leaderboard?mode=learning_journey&difficulty=qt-hard'],
    ['Infinity Trail 512th place now', '/leaderboard?mode=endless_mode'],
  ]);
  expect(screen.getByRole('link', { name: /^Hard/ }).querySelector('img')).not.toBeNull();
  expect(screen.getByRole('link', { name: /^Infinity/ }).querySelector('img')).toBeNull();
  expect(screen.getByText('Climb into the first ten of another board to add its medal.')).toBeVisible();
});

it('a new learner sees zeros, and where the first star, badge and medal wait', async () => {
  open(summaries.newcomer);
  expect(await screen.findByText('Your first star is waiting on The Trails.')).toBeVisible();
  expect(screen.getByText('Your first badge is waiting at the end of a sub-trail.')).toBeVisible();
  expect(screen.getByText('Climb into the first ten of a board, and its medal shows here.')).toBeVisible();
});

it('D160: links to the public profile', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'See my profile as others do' })).toHaveAttribute(
    'href',
    `/leaderboard/profile/${profile.user_id}`,
  );
});
