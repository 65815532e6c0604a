import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { lateRequests, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { competitionRoute } from '../routes.ts';
import { competition, competitionProvider, daysAround } from '../testing/competitions.ts';
import { competitionDay } from './endpoints.ts';
import { competitionState } from './competition-screen.tsx';

const server = createMockServer(...competitionProvider());
const address = '/competition/draw-the-desert';
const open = () => renderRoute(competitionRoute, address);
const answer = (facts: Parameters<typeof competition>[0]) =>
  server.use(...competitionProvider([competition(facts)]));
const more = () => screen.findByRole('button', { name: 'Find out more' });

it('B3: a competition shows its name, banner, description and days; Back leads home', async () => {
  answer({ start_date: '2026-11-14T12:00:00.000Z', end_date: '2026-12-12T12:00:00.000Z' });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Draw the desert' })).toBeVisible();
  expect(await screen.findByText(/^Draw the land that you travel through/)).toBeVisible();
  expect(screen.getByText('14 November 2026 to 12 December 2026')).toBeVisible();
  expect(document.querySelector('main img')).toHaveAttribute('src', '/content/art/scenes/dawn-road.svg');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.title).toMatch(/^Draw the desert/);
});

it.each([
  [2, 9, 'Starts soon', /^Starts on \d/],
  [-2, 9, 'On now', /^Ends on \d/],
  [-9, -2, 'Over', /^Ended on \d/],
])('D169: from day %i to day %i it says %s', async (from, to, state, when) => {
  answer(daysAround(Date.now(), from, to));
  open();
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(when)).toBeVisible();
});

it('D168: shows a notice with the site before the link, closed by Stay here', async () => {
  open();
  await userEvent.click(await more());
  const notice = await screen.findByRole('dialog', { name: /^You are leaving/ });
  const go = within(notice).getByRole('link', { name: 'Open example.org' });
  expect(go).toHaveAttribute('href', 'https://example.org/');
  expect(go).toHaveAttribute('rel', 'noopener noreferrer');
  expect(go).toHaveAttribute('target', '_blank');
  await userEvent.click(within(notice).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([null, 'javascript:alert(1)'])('shows no link for the unsafe URL %s', async (external_link) => {
  answer({ external_link });
  open();
  expect(await screen.findByText(/^Draw the land/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Find out more' })).not.toBeInTheDocument();
  expect(document.querySelector('article a')).toBeNull();
});

it('T3: the description is sanitised', async () => {
  answer({ description: '<p>Draw<img src=x onerror="window.pwned=1"></p><script>window.pwned=1</script>' });
  open();
  const words = await screen.findByText('Draw');
  expect(words.closest('section')?.querySelectorAll('script, [onerror]')).toHaveLength(0);
});

it('B8: an unknown competition shows a message and a link home', async () => {
  renderRoute(competitionRoute, '/competition/none');
  expect(await screen.findByRole('heading', { name: "We couldn't find this competition" })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Back to home' }))
    expect(link).toHaveAttribute('href', '/');
});

it('requests all first data at the tap', async () => {
  expect(await lateRequests(server, competitionRoute, address)).toEqual([]);
});

it('D260: ends on the same day in every time zone', () => {
  expect(competitionDay('2026-12-17T23:59:59.999Z')).toBe('2026-12-17');
  expect(competitionDay('2026-12-18T01:00:00+03:00')).toBe('2026-12-17');
  expect(competitionDay('soon')).toBeNull();
});

const days = { start_date: '2026-11-14T00:00:00.000Z', end_date: '2026-12-12T23:59:59.999Z' };

it.each([
  ['2026-11-13T23:59:59.999Z', 'soon'],
  ['2026-11-14T00:00:00.000Z', 'running'],
  ['2026-12-12T23:59:59.999Z', 'running'],
  ['2026-12-13T00:00:00.000Z', 'ended'],
] as const)('D169: the first and the last moment count: at %s it is %s', (now, state) => {
  expect(competitionState(days, Date.parse(now))).toBe(state);
});
