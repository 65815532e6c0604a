import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { provider } from '../testing/provider.ts';
import { chapter } from '../testing/samples.ts';
import { finishRoute } from '../routes.ts';

const withChapter = (facts: Parameters<typeof chapter>[0]) => ({
  msw: { handlers: provider({ chapter: chapter(facts) }) },
});

const meta = {
  title: 'journey/Finish (celebration)',
  component: RouteHarness,
  parameters: { layout: 'fullscreen', ...withChapter({ star: 5 }) },
  args: {
    route: finishRoute,
    address: '/learning-journey/finish/w1?difficulty=easy&sub_trail_id=w1-s1&chapter_id=w1-s1-c1',
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStars: Story = {};
export const ThreeStars: Story = { parameters: withChapter({ star: 3 }) };
/** Without celebration: no motion, soft words. */
export const QuietChapter: Story = {
  parameters: withChapter({ star: 5, quiet: true, name: 'Farewell to Khadijah' }),
};
/** The address says five stars; the server does not. */
export const NotPassed: Story = { parameters: withChapter({ star: 1 }) };
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/trails/v1/chapter/{id}'), ...provider()] } },
};
