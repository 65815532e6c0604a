import type { Meta, StoryObj } from '@storybook/react-vite';
import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { ScreenHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { profile } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { AchievementsCard } from './achievements-card.tsx';

const meta = {
  title: 'leaderboard/Achievements (card on home)',
  component: AchievementsCard,
  parameters: {
    guide: {
      use: 'What a learner has reached so far, in three numbers on home.',
      avoid: 'Places on a board stand on My rank.',
      do: 'Count only what has happened, and show a zero as a beginning.',
      dont: 'No number that can fall.',
    },
    msw: { handlers: provider() },
  },
  play: settled,
  render: () => (
    <ScreenHarness>
      <AchievementsCard />
    </ScreenHarness>
  ),
} satisfies Meta<typeof AchievementsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const reached = (trails_complete: number, trails_points: number, chapter_read: number) => ({
  msw: {
    handlers: provider({
      profile: {
        ...profile,
        achievements: { trails_complete, trails_points, chapter_read, reading_time: 0 },
      },
    }),
  },
});

export const Content: Story = {};
export const NewLearner: Story = { parameters: reached(0, 0, 0) };
export const EverythingReached: Story = { parameters: reached(32, 4000, 800) };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/profile/v1'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/profile/v1'), ...provider()] } },
};
