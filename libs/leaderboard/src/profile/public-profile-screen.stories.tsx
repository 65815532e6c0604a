import { defaultConfiguration } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { publicProfileRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { profile, stranger, summaries } from '../testing/samples.ts';

const meta = {
  title: 'leaderboard/PublicProfile (learner, traveller)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'What others may know of a learner, opened from a place on the board.',
      avoid: 'What is for the learner alone stands on home and in the settings.',
      do: 'Draw the listed facts, whatever a provider sends.',
      dont: 'No age, no gender, no real name, no way to write to a child.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: {
    route: publicProfileRoute,
    address: '/leaderboard/profile/u-1?mode=learning_journey&difficulty=qt-easy',
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const me = example('getMe').data;

const seen = (facts: Partial<typeof stranger>) => ({
  msw: { handlers: provider({ stranger: { ...stranger, ...facts } }) },
});

export const Content: Story = {};
export const MuchReached: Story = {
  parameters: seen({ ...profile, ...summaries.everything }),
};
export const NewLearner: Story = { parameters: seen(summaries.newcomer) };
/** My own, as others see it. */
export const Mine: Story = {
  beforeEach: () => {
    session.getState().signIn({ token: 'story', user: me });
    return () => session.getState().signOut();
  },
  parameters: {
    msw: {
      handlers: [
        http.get('/api/x/v1/configuration', ({ response }) =>
          response(200).json({ ...defaultConfiguration, capabilities: ['hide'] }),
        ),
        http.get('/api/user/v1/me', ({ response }) => response(200).json({ data: me })),
        ...provider({ stranger: { ...stranger, user_id: me.id } }),
      ],
    },
  },
};
export const LongName: Story = {
  parameters: seen({ name: 'WandererOfTheGoldenDunesAndQuietWells123' }),
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/profile/v1'), ...provider()] } },
};
export const Missing: Story = {
  parameters: { msw: { handlers: [failing('/api/profile/v1', 404), ...provider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/profile/v1'), ...provider()] } },
};
