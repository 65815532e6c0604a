import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { trail, trails } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { worldsRoute } from '../routes.ts';

const meta = {
  title: 'journey/Worlds (carousel)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The carousel of the worlds: swipe, arrows, dots or keys.',
      avoid: 'Sub-trails and chapters stand on the map.',
      do: 'Say why a world is locked.',
      dont: 'No world that turns by itself.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider() },
  },
  play: settled,
  args: { route: worldsRoute, address: '/learning-journey/trails?difficulty=easy' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const LockedWorld: Story = {
  args: { route: worldsRoute, address: '/learning-journey/trails?difficulty=easy&trail_id=w2' },
};
const opened = trails.map((row, place) => (place === 1 ? { ...row, locked: false, star: 0 } : row));
/** The first visit after a world has opened. */
export const WorldOpens: Story = {
  loaders: [() => localStorage.clear()],
  parameters: { msw: { handlers: provider({ trails: opened }) } },
};
export const OneWorld: Story = {
  parameters: {
    msw: {
      handlers: provider({
        trails: [trail({ sub_trail_count: 1, chapter_count: 5, total_star: 25, star: 0 })],
      }),
    },
  },
};
export const Finished: Story = {
  parameters: {
    msw: { handlers: provider({ trails: trails.map((row) => ({ ...row, locked: false, star: 125 })) }) },
  },
};
export const LongNames: Story = {
  parameters: {
    msw: { handlers: provider({ trails: [trail({ name: 'The long way from the valley to the city' })] }) },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/trails/v1'), ...provider()] } },
};
export const Empty: Story = { parameters: { msw: { handlers: provider({ trails: [] }) } } };
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing('/api/trails/v1'), ...provider()] } },
};
