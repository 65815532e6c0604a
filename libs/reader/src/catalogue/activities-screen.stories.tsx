import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { activitiesRoute } from '../routes.ts';
import { activities, activityProvider } from '../testing/activities.ts';

const meta = {
  title: 'reader/Treasure Trails (activities, list, print)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'What can be printed and done with a pencil, in the order of the journey.',
      avoid: 'What an activity asks stands on its own screen.',
      do: 'Say the kind and the pages, so that a child knows what comes out of the printer.',
      dont: 'No stars: nobody can see who has done it.',
    },
    layout: 'fullscreen',
    msw: { handlers: activityProvider() },
  },
  play: settled,
  args: { route: activitiesRoute, address: '/fun-activities' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = (all: ReturnType<typeof activities>) => ({ msw: { handlers: activityProvider(all) } });
const path = '/api/fun-activities/v1';

export const Content: Story = {};
export const Empty: Story = { parameters: answers([]) };
export const LongTitles: Story = {
  parameters: answers(
    activities(3).map((one) => ({ ...one, title: 'Words of a childhood among the old tents' })),
  ),
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting(path), ...activityProvider()] } },
};
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing(path, 403), ...activityProvider()] } },
};
