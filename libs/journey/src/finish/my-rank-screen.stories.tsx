import type { Meta, StoryObj } from '@storybook/react-vite';
import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { quizTime, yourRank } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { myRankRoute } from '../routes.ts';

const meta = {
  title: 'journey/My rank (place)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: "The learner's place at each pace, and the next place within reach.",
      avoid: 'Other learners stand on the board.',
      do: 'Say what one more star changes.',
      dont: 'No goal that is a hundred places away.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: { route: myRankRoute, address: '/learning-journey/my-rank' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const NewLearner: Story = {
  parameters: {
    msw: { handlers: provider({ rank: yourRank({ rank: null, total_star: 0, current_score: 0 }) }) },
  },
};
export const Leader: Story = { parameters: { msw: { handlers: provider({ rank: yourRank({ rank: 1 }) }) } } };
export const FarDown: Story = {
  parameters: { msw: { handlers: provider({ rank: yourRank({ rank: 123_456 }) }) } },
};
/** Played without a clock: those stars are not on the board. */
export const UnrankedStars: Story = {
  parameters: { msw: { handlers: provider({ rank: yourRank({ unranked_star: 12 }) }) } },
};
export const OneFails: Story = {
  parameters: { msw: { handlers: [failing('/api/leaderboards/v1/my-rank'), ...provider()] } },
};
export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: provider({
        quizTimes: [quizTime({ difficulty_label: 'Calm and steady through the whole desert' })],
      }),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/quiz/v1/quiz-times'), ...provider()] } },
};
export const Empty: Story = { parameters: { msw: { handlers: provider({ quizTimes: [] }) } } };
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/quiz/v1/quiz-times'), ...provider()] } },
};
