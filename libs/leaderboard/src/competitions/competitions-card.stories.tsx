import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { competition, competitionProvider } from '../testing/competitions.ts';
import { CompetitionsCard } from './competitions-card.tsx';

const three = ['dawn-road', 'oasis-evening', 'starlit-camp'].map((scene, index) =>
  competition({
    id: scene,
    name: ['Draw the desert', 'Map of the caravan roads', 'A night under the stars'][index] ?? '',
    banner: `/content/art/scenes/${scene}.svg`,
  }),
);

const meta = {
  title: 'leaderboard/Competitions (contest, carousel on home)',
  component: CompetitionsCard,
  parameters: {
    guide: {
      use: 'What runs now, as the last part of home; above it once, for a learner who has just signed in.',
      avoid: 'Competitions that are over: their own address still shows them.',
      do: 'Say until when.',
      dont: 'Not above the next step.',
    },
    msw: { handlers: competitionProvider(three) },
  },
  render: (_, { parameters: { state } }) => (
    <ScreenHarness state={state as unknown}>
      <CompetitionsCard />
    </ScreenHarness>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Draw the desert/ })).toBeVisible();
  },
} satisfies Meta<typeof CompetitionsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHome: Story = {};
export const OnlyOne: Story = { parameters: { msw: { handlers: competitionProvider() } } };
export const OnArrival: Story = {
  parameters: { state: { competition: true } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ongoing Competitions' })).toBeVisible();
  },
};
