import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, ScreenHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { provider } from '../testing/provider.ts';
import { badgeList, profile, summaries } from '../testing/samples.ts';
import { OwnSummary } from './own-summary.tsx';

const meta = {
  title: 'leaderboard/Summary (achievements, badges, medals on home)',
  component: OwnSummary,
  parameters: {
    guide: {
      use: 'What a learner has reached, for home: four numbers, badges, and the places that give a medal now.',
      avoid: 'All places on the boards stand on My rank.',
      do: 'Show a zero as a beginning, and say how the next badge is earned.',
      dont: 'No number that can fall, and no medal as a possession: it is a place.',
    },
    msw: { handlers: provider() },
  },
  play: settled,
  render: () => (
    <ScreenHarness>
      <OwnSummary />
    </ScreenHarness>
  ),
} satisfies Meta<typeof OwnSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (facts: Partial<typeof profile>) => ({
  msw: { handlers: provider({ profile: { ...profile, ...facts } }) },
});

export const Content: Story = { parameters: of({ badge_list: badgeList(2, 4) }) };
export const NewLearner: Story = { parameters: of(summaries.newcomer) };
export const EverythingReached: Story = { parameters: of(summaries.everything) };
/** The specified API alone: badges are pictures without a name, and the missing ones are not known. */
export const PicturesAlone: Story = {
  parameters: of({ badges: profile.badges, badge_list: undefined as never }),
};
export const LongNames: Story = {
  parameters: of({
    badge_list: badgeList(1, 3).map((badge) => ({
      ...badge,
      name: 'Abdurrahmanibnmuhammad of the quiet wells',
    })),
  }),
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/profile/v1'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/profile/v1'), ...provider()] } },
};
