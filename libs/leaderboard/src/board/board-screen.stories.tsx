import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { expect, waitFor } from 'storybook/test';
import { board, entries, entry, yourRank } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { boardRoute } from '../routes.ts';

const meta = {
  title: 'leaderboard/Board (podium, ranking)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The podium and the list of one pace, with my own place always in sight.',
      avoid: 'The next goal of a learner stands on My rank.',
      do: 'Equal stars have an equal place and an equal step.',
      dont: 'No real names and no photos.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: { route: boardRoute, address: '/leaderboard?mode=learning_journey&difficulty=qt-easy' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The learner in this row of the sample. */
const placeOf = (row: number) => {
  const { rank, name, total_star, user_id, avatar_head } = entries(1, row)[0] ?? entry();
  return yourRank({ rank, name, total_star, current_score: total_star, user_id, avatar_head });
};

const answers = (...pages: Parameters<typeof board>[0][]) => ({
  msw: { handlers: provider({ pages: pages.map((page) => board(page)) }) },
});

const farBelow = {
  pages: [board({ total_data: 10_000, your_rank: placeOf(4182) })],
  neighbours: entries(5, 4180),
};

export const Content: Story = {};
export const MoreToCome: Story = {
  parameters: answers(
    { total_data: 20, your_rank: placeOf(14) },
    { leaderboard: entries(10, 11), current_page: 2, total_data: 20, your_rank: placeOf(14) },
  ),
};
/** The pinned row hides while the own row is on screen. */
export const MeOnThePodium: Story = {
  parameters: answers({ your_rank: placeOf(1) }),
  play: async (context) => {
    await settled(context);
    const pinned = await context.canvas.findByRole('region', { name: 'My place', hidden: true });
    await waitFor(() => expect(pinned).toHaveAttribute('data-seen'));
  },
};
export const NewLearner: Story = {
  parameters: answers({
    your_rank: yourRank({ rank: null, total_star: 0, user_id: 'u-me', name: 'ColdSpring' }),
  }),
};
/** Three learners share rank 1, so the next rank is 4. */
export const EqualStars: Story = {
  parameters: answers({
    leaderboard: entries(6).map((row) => (row.rank <= 3 ? { ...row, rank: 1, total_star: 197 } : row)),
    total_data: 6,
    your_rank: placeOf(6),
  }),
};
export const OneLearner: Story = {
  parameters: answers({ leaderboard: entries(1), total_data: 1, your_rank: placeOf(1) }),
};
/** Far below the loaded rows: a link leads to the neighbours. */
export const FarBelow: Story = { parameters: { msw: { handlers: provider(farBelow) } } };
export const AroundMe: Story = {
  args: { route: boardRoute, address: '/leaderboard?mode=learning_journey&difficulty=qt-easy&around=me' },
  parameters: { msw: { handlers: provider(farBelow) } },
};
export const AroundMeFailing: Story = {
  args: { route: boardRoute, address: '/leaderboard?mode=endless_mode&around=me' },
  parameters: {
    msw: { handlers: [failing('/api/x/v1/leaderboards/neighbours'), ...provider(farBelow)] },
  },
};
export const Hiding: Story = {
  parameters: answers({
    your_rank: yourRank({ rank: 4, hidden: true, user_id: 'u-me', name: 'ColdSpring' }),
  }),
};
/** Played without a clock: those stars are not on the board. */
export const UnrankedStars: Story = {
  parameters: answers({
    your_rank: yourRank({
      rank: null,
      total_star: 0,
      unranked_star: 12,
      user_id: 'u-me',
      name: 'ColdSpring',
    }),
  }),
};
export const Empty: Story = {
  parameters: answers({ leaderboard: [], total_data: 0, your_rank: yourRank({ rank: null, total_star: 0 }) }),
};
export const LongNames: Story = {
  parameters: answers({
    leaderboard: entries(10).map((row) =>
      entry({ ...row, name: 'WandererOfTheGoldenDunesAndQuietWells123', total_star: 1001 - row.rank }),
    ),
  }),
};
export const NoDifficulties: Story = { parameters: { msw: { handlers: provider({ quizTimes: [] }) } } };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/leaderboards/v1'), ...provider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/leaderboards/v1'), ...provider()] } },
};
