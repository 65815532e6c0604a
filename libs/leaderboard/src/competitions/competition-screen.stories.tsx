import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { competitionRoute } from '../routes.ts';
import { competition, competitionProvider, daysAround } from '../testing/competitions.ts';

const answers = (facts: Parameters<typeof competition>[0]) => ({
  msw: { handlers: competitionProvider([competition(facts)]) },
});

const meta = {
  title: 'leaderboard/Competition (contest, external link)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'One competition: what to do, until when, and the way to its site.',
      avoid: 'Taking part happens elsewhere, with a grown-up.',
      do: 'Say whether it runs before anything else.',
      dont: 'No link that opens without the notice.',
    },
    layout: 'fullscreen',
    ...answers(daysAround(Date.now(), -7, 21)),
  },
  play: settled,
  args: { route: competitionRoute, address: '/competition/draw-the-desert' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/api/competitions/v1/competition/{id}';

export const Running: Story = {};
export const Soon: Story = { parameters: answers(daysAround(Date.now(), 3, 21)) };
export const Ended: Story = {
  parameters: answers({ ...daysAround(Date.now(), -40, -10), external_link: null }),
};
export const BeforeLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find out more' }));
    await expect(await screen.findByRole('link', { name: 'Open example.org' })).toBeVisible();
  },
};
export const NoBanner: Story = { parameters: answers({ banner: '/absent.svg' }) };
export const LongName: Story = {
  parameters: answers({ name: 'The caravan of drawings from every town there is' }),
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting(path), ...competitionProvider()] } },
};
export const Missing: Story = { args: { route: competitionRoute, address: '/competition/gone' } };
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing(path), ...competitionProvider()] } },
};
