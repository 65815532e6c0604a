import { links } from '@sirah-trails/api-client/links';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { endlessFinishRoute, endlessStartRoute } from '../routes.ts';
import { endedHere } from './game-end.ts';
import { provider } from '../testing/provider.ts';
import { yourRank } from '../testing/samples.ts';

const withRank = (facts: Parameters<typeof yourRank>[0]) => ({
  msw: { handlers: provider({ rank: yourRank(facts) }) },
});

const meta = {
  title: 'journey/Infinity Trail (endless)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The Infinity Trail: its start, and the summary of a game.',
      avoid: 'A chapter has an introduction and a finish screen of its own.',
      do: 'Compare a game with the best one of the same learner.',
      dont: 'No "game over": a walk ends.',
    },
    layout: 'fullscreen',
    ...withRank({ total_star: 12, current_score: 12 }),
  },
  args: { route: endlessStartRoute, address: links.endlessStart() },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const finish = { route: endlessFinishRoute, address: links.endlessFinish({ status: 'WRONG_ANSWER' }) };

export const Start: Story = {};
export const StartAfterTooManyGames: Story = { args: { state: { endlessWait: 540 } } };
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/quiz/v1/quiz-times'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/quiz/v1/quiz-times'), ...provider()] } },
};
export const BestWalk: Story = { args: finish };
export const NotTheBest: Story = {
  args: finish,
  parameters: withRank({ total_star: 12, current_score: 3 }),
};
export const NoStar: Story = { args: finish, parameters: withRank({ total_star: 0, current_score: 0 }) };
/** Every question is answered. */
export const Completed: Story = {
  args: {
    route: endlessFinishRoute,
    address: links.endlessFinish({ status: 'ENDLESS_COMPLETED' }),
    state: endedHere,
  },
};
