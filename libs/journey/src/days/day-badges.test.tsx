import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderInHarness } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { campfireDays, todaysLantern } from '../testing/samples.ts';
import { EarnedDayBadge } from './day-badges.tsx';

const server = createMockServer(...provider());

it.each([
  [7, 'Today you lit your 7th lantern. This badge is yours!'],
  [30, 'Today you lit your 30th lantern. This badge is yours!'],
  [100, 'Today you lit your 100th lantern. This badge is yours!'],
])("D248: today's lantern, the %ith, brings a badge", async (total, text) => {
  server.use(...provider({ days: todaysLantern(total) }));
  renderInHarness(<EarnedDayBadge />);
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['an eighth lantern', provider({ days: todaysLantern(8) })],
  ['a seventh lantern of another day', provider({ days: campfireDays({ total: 7, days: [] }) })],
  ['a failed request', [failing('/api/x/v1/days', 404), ...provider()]],
])('D248: %s brings no badge', async (_, handlers) => {
  server.use(...handlers);
  const { client } = renderInHarness(<EarnedDayBadge />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
