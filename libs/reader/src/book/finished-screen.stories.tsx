import { RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { example } from '@sirah-trails/api-client/testing';
import { preferences } from '@sirah-trails/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finishedRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { albumProvider } from '../testing/shelf.ts';

const { pages } = example('getBook').data;
const reading_progress = [{ page_count: pages.length, status: 2 as const }];
const read = (facts: Parameters<typeof provider>[0]) => ({
  msw: { handlers: provider({ pages, reading_progress, ...facts }) },
});

const meta = {
  title: 'reader/Book finished (end, confetti, next steps)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The end of a book.',
      avoid: 'The end of a chapter has stars and rewards of its own.',
      do: 'Name who and what the child has met, and the next step.',
      dont: 'A quiet book has no confetti and no sound.',
    },
    layout: 'fullscreen',
    ...read({}),
  },
  // Confetti would cover the screenshot.
  beforeEach: () => preferences.set({ reducedMotion: true, sounds: false }),
  play: settled,
  args: { route: finishedRoute, address: '/discovery/book/finish?id=the-land' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheJourney: Story = {};
export const ToTheQuiz: Story = {
  args: { address: '/discovery/book/finish?id=the-land&origin=quizz&chapter_id=w1-s1-c1' },
};
export const Quiet: Story = { parameters: read({ quiet: true, think_further: null }) };
const firstTime = { isFirstTime: true };
/** The learner's fifth book. */
export const NewBadge: Story = {
  args: { state: firstTime },
  parameters: { msw: { handlers: [...albumProvider(5), ...provider({ pages, reading_progress })] } },
};
/** The learner's first book is a quiet one. */
export const QuietWithNewBadge: Story = {
  args: { state: firstTime },
  parameters: {
    msw: { handlers: [...albumProvider(1), ...provider({ pages, reading_progress, quiet: true })] },
  },
};
export const NotFinished: Story = { parameters: read({ reading_progress: [] }) };
export const WithoutItsBook: Story = { args: { address: '/discovery/book/finish' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/book/v1/book/{id}')] } },
};
